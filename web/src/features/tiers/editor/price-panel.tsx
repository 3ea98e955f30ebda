import type { TierView } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../app/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { monthWords } from '../tier-words.ts'
import styles from './editor.module.css'
import { PriceFields } from './price-fields.tsx'

type Props = { tier: TierView | null; onChange: () => void }

/** Of a new tier it is part of the form; afterwards a step of its own that says what follows. */
export function PricePanel({ tier, onChange }: Props) {
  if (!tier) {
    return (
      <Panel level={3} title="What it costs">
        <div className={styles.fields}>
          <PriceFields />
        </div>
      </Panel>
    )
  }
  const staysFree = tier.hasSubscribers && tier.price.amount === 0
  const change = (
    <Button size="sm" variant="outline" onClick={onChange}>
      Change price
    </Button>
  )
  return (
    <Panel level={3} title="What it costs" aside={!staysFree && change}>
      <Sums tier={tier} />
      {staysFree && (
        <p className={styles.hint}>
          Somebody has it for free, so it stays free. Make another tier to ask for a price.
        </p>
      )}
    </Panel>
  )
}

function Sums({ tier: { price, yearlyPrice } }: { tier: TierView }) {
  const month = splitPrice(price)
  const year = yearlyPrice && splitPrice(yearlyPrice)
  return (
    <div className={styles.sums}>
      <p>
        {monthWords(month.total)}
        {month.total.amount > 0 && `, of which you receive ${moneyText(month.creator)}`}
      </p>
      {year && (
        <p>
          {moneyText(year.total)} a year, of which you receive {moneyText(year.creator)}
        </p>
      )}
    </div>
  )
}
