import { Sparkles } from 'lucide-react'
import { LoadError } from '../../app/load-error.tsx'
import { avatarOf } from '../../app/picture.ts'
import { priceWords } from '../../app/price-words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import styles from './recommended-list.module.css'
import screen from './subscriptions-screen.module.css'
import type { Recommendation, useRecommended } from './use-recommended.ts'

export function RecommendedList({ list }: { list: ReturnType<typeof useRecommended> }) {
  const { offers, error, isFetching, refetch } = list
  if (!offers && error) {
    return (
      <LoadError title="The creators could not be loaded" read={{ error, refetch, isFetching }} />
    )
  }
  if (!offers) return <SkeletonText />
  if (offers.length === 0) {
    return (
      <Panel>
        <EmptyState icon={<Sparkles size={24} />} title="Nobody to recommend now">
          Creators with tiers you do not have yet appear here.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <ul className={screen.cards}>
      {offers.map((offer) => (
        <li key={offer.creator.id}>
          <RecommendedCard offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function RecommendedCard({ offer: { creator, tier } }: { offer: Recommendation }) {
  const { displayName, username, bio, picture } = creator
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={48} />
        <div className={styles.words}>
          <h2 className={styles.name}>{displayName}</h2>
          <p className={styles.hint}>{fromWords(tier)}</p>
        </div>
      </div>
      <p className={styles.bio}>{bio}</p>
      <div className={styles.actions}>
        <Button
          href={`/profile/${username}?tab=subscribe`}
          aria-label={`Subscribe to ${displayName}`}
        >
          Subscribe
        </Button>
        <Button variant="ghost" href={`/profile/${username}`} aria-label={`Preview ${displayName}`}>
          Preview
        </Button>
      </div>
    </Panel>
  )
}

const fromWords = ({ total, trialDays }: Recommendation['tier']) => {
  const price = total.amount === 0 ? 'Free tier' : `From ${priceWords(total, 'month')}`
  return trialDays > 0 ? `${price}, ${trialDays} days free` : price
}
