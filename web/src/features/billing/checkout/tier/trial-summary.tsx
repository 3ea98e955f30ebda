import { daysLater } from '../../../../core/format/calendar.ts'
import { moneyText } from '../../../../core/format/money.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { dayText } from '../../../../ui/text/dates.ts'
import { plural } from '../../../../ui/text/format.ts'
import styles from '../order-summary.module.css'
import type { WantedTier } from '../wanted.ts'
import type { TierItem } from './renewal-words.ts'
import { TierSheet } from './tier-sheet.tsx'

type Props = { item: TierItem; days: number; wanted: WantedTier }

/** Nothing now, and exactly what happens on which day. */
export function TrialSummary({ item, days, wanted }: Props) {
  return (
    <TierSheet item={item} wanted={wanted} kind={`${plural(days, 'day')} free`}>
      <Panel title="Today">
        <p className={styles.total}>{moneyText({ ...item.renewal, amount: 0 })}</p>
        <p className={styles.once}>
          You’ll be charged {moneyText(item.renewal)} on {dayText(daysLater(new Date(), days))} and
          every {item.interval} after that unless you cancel. We’ll remind you first.
        </p>
      </Panel>
    </TierSheet>
  )
}
