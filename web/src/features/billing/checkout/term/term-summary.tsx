import type { OrderItem, OrderView } from '@fanfare/contract'
import { avatarOf } from '../../../../core/format/picture.ts'
import { restate } from '../../../../core/navigation/app-link.tsx'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import { OrderPanel } from '../order-panel.tsx'
import styles from '../order-summary.module.css'
import { TierIncludes } from '../tier/tier-includes.tsx'
import { useTier } from '../tier/use-tier.ts'
import { searchOf, type WantedTerm } from '../wanted.ts'
import { MonthsSwitch } from './months-switch.tsx'

type Props = {
  item: Extract<OrderItem, { type: 'gift-term' }>
  order: OrderView
  /** Absent where the months are settled already. */
  wanted: WantedTerm | undefined
}

/** Months of a tier for somebody else: how many, what they cost, and what is in them. */
export function TermSummary({ item, order: { lines }, wanted }: Props) {
  const tier = useTier(item)
  const { creator, title } = item
  const name = creator?.displayName ?? 'Deleted account'
  return (
    <div className={styles.summary}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.gift}>A gift for someone else</p>
      </div>
      <div className={styles.item}>
        <Avatar
          name={name}
          seed={creator?.username ?? name}
          picture={avatarOf(creator?.picture)}
          size={64}
        />
        <p className={styles.by}>
          By {name}
          <span className={styles.kind}>Starts when they claim it</span>
        </p>
      </div>
      {wanted && tier && (
        <MonthsSwitch
          tier={tier}
          months={wanted.months}
          onChoose={(months) => void restate<'/checkout'>(searchOf({ ...wanted, months }))}
        />
      )}
      <OrderPanel lines={lines} creator={creator?.displayName}>
        <p className={styles.once}>
          One-time payment. It doesn’t renew for you or for them. You’ll get a link to share.
        </p>
      </OrderPanel>
      {tier && <TierIncludes tier={tier} />}
    </div>
  )
}
