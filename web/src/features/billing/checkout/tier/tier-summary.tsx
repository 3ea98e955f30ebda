import type { OrderView } from '@fanfare/contract'
import { ChevronDown } from 'lucide-react'
import { restate } from '../../../../app/app-link.tsx'
import { moneyText } from '../../../../app/money.ts'
import { useMedia, wide } from '../../../../app/use-media.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Breakdown } from '../breakdown.tsx'
import styles from '../order-summary.module.css'
import { searchOf, type WantedTier } from '../wanted.ts'
import { IntervalSwitch } from './interval-switch.tsx'
import { renewalWords, type TierItem } from './renewal-words.ts'
import { TierIncludes } from './tier-includes.tsx'
import { useTier } from './use-tier.ts'

type Props = {
  item: TierItem
  order: OrderView
  /** Absent where the interval is settled already. */
  wanted: WantedTier | undefined
}

export function TierSummary({ item, order: { lines }, wanted }: Props) {
  const hasRoom = useMedia(wide)
  const tier = useTier(item)
  const { creator, title, tips } = item
  const name = creator?.displayName ?? 'Someone who has left'
  return (
    <div className={styles.summary}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.item}>
        <Avatar name={name} seed={creator?.username ?? name} size={64} />
        <p className={styles.by}>
          By {name}
          <span className={styles.kind}>{kinds[item.why]}</span>
        </p>
      </div>
      {wanted && tier?.yearlyTotal && (
        <IntervalSwitch
          tier={tier}
          yearly={tier.yearlyTotal}
          interval={wanted.interval}
          onChoose={(next) => void restate(searchOf({ ...wanted, interval: next }))}
        />
      )}
      <Panel title="Order">
        <p className={styles.total}>{moneyText(lines.total)}</p>
        <p className={styles.once}>{renewalWords(item, lines)}</p>
        {tips && <p className={styles.once}>{moneyText(tips)} of tips is in it.</p>}
        <details className={styles.details} open={hasRoom}>
          <summary className={styles.more}>
            What it is made of
            <ChevronDown size={16} />
          </summary>
          <Breakdown lines={lines} creator={creator?.displayName ?? 'its creator'} />
        </details>
      </Panel>
      {tier && item.why !== 'renewal' && <TierIncludes tier={tier} />}
    </div>
  )
}

const kinds: Record<TierItem['why'], string> = {
  first: 'A subscription, yours to cancel at any time',
  renewal: 'Renewal of your subscription',
  upgrade: 'A higher tier for the rest of the period',
}
