import { daysLater, dayText } from '../../../../app/dates.ts'
import { moneyText } from '../../../../app/money.ts'
import { plural } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import styles from '../order-summary.module.css'
import type { WantedTier } from '../wanted.ts'
import type { TierItem } from './renewal-words.ts'
import { TierSheet } from './tier-sheet.tsx'

type Props = { item: TierItem; days: number; wanted: WantedTier }

/** Nothing now, and exactly what happens on which day. */
export function TrialSummary({ item, days, wanted }: Props) {
  return (
    <TierSheet item={item} wanted={wanted} kind={`${plural(days, 'day')} to try it`}>
      <Panel title="Today">
        <p className={styles.total}>Nothing</p>
        <p className={styles.once}>
          On {dayText(daysLater(new Date(), days))} you pay {moneyText(item.renewal)} unless you
          cancel, and the same each {item.interval} from then on. We remind you before.
        </p>
      </Panel>
    </TierSheet>
  )
}
