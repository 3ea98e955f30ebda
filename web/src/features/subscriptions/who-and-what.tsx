import type { SubscriptionView } from '@fanfare/contract'
import { avatarOf } from '../../core/format/picture.ts'
import { priceWords } from '../../core/format/price-words.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { badgeOf, creatorName } from './subscription-words.ts'
import styles from './who-and-what.module.css'

/** The head of every card: whose tier it is, which one, what it costs, and where it stands. */
export function WhoAndWhat({ subscription }: { subscription: SubscriptionView }) {
  const { creator, tier, total, interval, basis } = subscription
  const { label, tone } = badgeOf(subscription)
  const name = creatorName(subscription)
  return (
    <header className={styles.head}>
      <Avatar
        name={name}
        seed={creator?.username ?? name}
        picture={avatarOf(creator?.picture)}
        size={48}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {creator ? <Link href={profilePath(creator.username)}>{name}</Link> : name}
        </h2>
        <p className={styles.tier}>
          {tier.name}
          {tier.isPremium && ' · Premium'}
        </p>
      </div>
      <div className={styles.side}>
        <Badge tone={tone}>{label}</Badge>
        {basis === 'paid' && <p className={styles.price}>{priceWords(total, interval)}</p>}
      </div>
    </header>
  )
}
