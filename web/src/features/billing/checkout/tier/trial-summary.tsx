import { restate } from '../../../../app/app-link.tsx'
import { daysLater, dayText } from '../../../../app/dates.ts'
import { moneyText } from '../../../../app/money.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { plural } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import styles from '../order-summary.module.css'
import { searchOf, type WantedTier } from '../wanted.ts'
import { IntervalSwitch } from './interval-switch.tsx'
import type { TierItem } from './renewal-words.ts'
import { TierIncludes } from './tier-includes.tsx'
import { useTier } from './use-tier.ts'

type Props = { item: TierItem; days: number; wanted: WantedTier }

/** Nothing now, and exactly what happens on which day. */
export function TrialSummary({ item, days, wanted }: Props) {
  const tier = useTier(item)
  const { creator, title, interval, renewal } = item
  const name = creator?.displayName ?? 'Someone who has left'
  return (
    <div className={styles.summary}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.item}>
        <Avatar name={name} seed={creator?.username ?? name} size={64} />
        <p className={styles.by}>
          By {name}
          <span className={styles.kind}>{plural(days, 'day')} to try it</span>
        </p>
      </div>
      {tier?.yearlyTotal && (
        <IntervalSwitch
          tier={tier}
          yearly={tier.yearlyTotal}
          interval={wanted.interval}
          onChoose={(next) => void restate(searchOf({ ...wanted, interval: next }))}
        />
      )}
      <Panel title="Today">
        <p className={styles.total}>Nothing</p>
        <p className={styles.once}>
          On {dayText(daysLater(new Date(), days))} you pay {moneyText(renewal)} unless you cancel,
          and the same each {interval} from then on. We remind you before.
        </p>
      </Panel>
      {tier && <TierIncludes tier={tier} />}
    </div>
  )
}
