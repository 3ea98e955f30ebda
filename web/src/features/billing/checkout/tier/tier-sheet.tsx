import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { avatarOf } from '../../../../core/format/picture.ts'
import { restate } from '../../../../core/navigation/app-link.tsx'
import { withSearch } from '../../../../core/navigation/paths.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import styles from '../order-summary.module.css'
import { searchOf, type WantedTier } from '../wanted.ts'
import { IntervalSwitch } from './interval-switch.tsx'
import type { TierItem } from './renewal-words.ts'
import { TierIncludes } from './tier-includes.tsx'
import { useTier } from './use-tier.ts'

type Props = {
  item: TierItem
  /** Absent where the interval is settled already. */
  wanted: WantedTier | undefined
  kind: string
  /** The sum, and what follows it. */
  children: ReactNode
}

/** A tier, whose it is, how it is billed and what is in it, around what it costs. */
export function TierSheet({ item, wanted, kind, children }: Props) {
  const tier = useTier(item)
  const { creator, title, why } = item
  const name = creator?.displayName ?? 'Deleted account'
  return (
    <div className={styles.summary}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.item}>
        <Avatar
          name={name}
          seed={creator?.username ?? name}
          picture={avatarOf(creator?.picture)}
          size={64}
        />
        <p className={styles.by}>
          By {name}
          <span className={styles.kind}>{kind}</span>
        </p>
      </div>
      {wanted && tier?.yearlyTotal && (
        <IntervalSwitch
          tier={tier}
          yearly={tier.yearlyTotal}
          interval={wanted.interval}
          onChoose={(next) => void restate<'/checkout'>(searchOf({ ...wanted, interval: next }))}
        />
      )}
      {children}
      {wanted && tier && tier.terms.length > 0 && (
        <Button
          variant="outline"
          icon={<Gift size={16} />}
          href={withSearch('/checkout', { type: 'gift-term', id: tier.id })}
        >
          Give as a gift
        </Button>
      )}
      {tier && why !== 'renewal' && <TierIncludes tier={tier} />}
    </div>
  )
}
