import type { TierOffer, TierOpening } from '@fanfare/contract'
import { Gift } from 'lucide-react'
import { TierOpens } from '../../../core/format/tier-opens.tsx'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { plural } from '../../../ui/text/format.ts'
import { OpenedPosts } from '../opened-posts.tsx'
import styles from './tier-card.module.css'
import { TierCard } from './tier-card.tsx'
import { TierCover } from './tier-cover.tsx'
import { Way } from './way.tsx'

type Props = {
  tier: TierOffer
  username: string
  /** It loads after the tier. */
  opening: TierOpening | undefined
  isOwn: boolean
}

const cells = 4

/** A tier on sale: what it costs, what it opens, and one thing to press. */
export function OfferCard({ tier, username, opening, isOwn }: Props) {
  const { cover } = tier
  return (
    <TierCard tier={tier} cover={cover && <TierCover picture={cover} />} level={2}>
      {opening && opening.count > 0 && (
        <div>
          <p className={styles.label}>{plural(opening.count, 'post')} included</p>
          <OpenedPosts opening={opening} username={username} cells={cells} brief />
        </div>
      )}
      <TierOpens tier={tier} />
      <div className={styles.actions}>
        <Way tier={tier} isOwn={isOwn} variant={tier.isPopular ? 'primary' : 'secondary'} />
        {!isOwn && <Give tier={tier} />}
      </div>
    </TierCard>
  )
}

/** Also for whoever has it themselves. */
function Give({ tier: { id, name, terms, seatsLeft } }: { tier: TierOffer }) {
  if (terms.length === 0 || seatsLeft === 0) return null
  return (
    <Link
      href={withSearch('/checkout', { type: 'gift-term', id })}
      className={styles.give}
      aria-label={`Give as a gift: ${name}`}
    >
      <Gift size={16} /> Give as a gift
    </Link>
  )
}
