import type { TierView } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../core/format/money.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { monthWords } from '../tier-words.ts'
import styles from './editor.module.css'
import { PriceFields } from './price-fields.tsx'

type Props = { tier: TierView | null; onChange: () => void }

/** Of a new tier it is part of the form; afterwards a step of its own that says what follows. */
export function PricePanel({ tier, onChange }: Props) {
  if (!tier) {
    return (
      <Panel title="Price">
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
    <Panel title="Price" aside={!staysFree && change}>
      <Sums tier={tier} />
      {staysFree && (
        <p className={typography.hint}>
          People have this tier for free, so it stays free. To charge, create another tier.
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
        {month.total.amount > 0 && ` (you receive ${moneyText(month.creator)})`}
      </p>
      {year && (
        <p>
          {moneyText(year.total)} a year (you receive {moneyText(year.creator)})
        </p>
      )}
    </div>
  )
}
