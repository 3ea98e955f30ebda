import type { Recommendation } from '@fanfare/contract'
import { Sparkles } from 'lucide-react'
import { LoadError } from '../../core/api/load-error.tsx'
import { avatarOf } from '../../core/format/picture.ts'
import { priceWords } from '../../core/format/price-words.ts'
import { profilePath, withSearch } from '../../core/navigation/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import styles from './recommended-list.module.css'
import screen from './subscriptions-screen.module.css'
import type { useRecommended } from './use-subscriptions.ts'

export function RecommendedList({ list }: { list: ReturnType<typeof useRecommended> }) {
  const offers = list.data?.recommended
  if (!offers && list.error) {
    return <LoadError title="We couldn’t load recommendations" read={list} />
  }
  if (!offers) return <SkeletonText />
  if (offers.length === 0) {
    return (
      <Panel>
        <EmptyState icon={<Sparkles size={24} />} title="No recommendations right now">
          Creators with tiers you don’t have yet will show up here.
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

function RecommendedCard({ offer: { creator, tier, reason } }: { offer: Recommendation }) {
  const { displayName, username, bio, picture } = creator
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={48} />
        <div className={styles.words}>
          <h2 className={styles.name}>{displayName}</h2>
          <p className={styles.hint}>{fromWords(tier)}</p>
          <p className={styles.reason}>{reasons[reason]}</p>
        </div>
      </div>
      <p className={styles.bio}>{bio}</p>
      <div className={layout.row8}>
        <Button
          href={withSearch(profilePath(username), { tab: 'subscribe' })}
          aria-label={`Subscribe to ${displayName}`}
        >
          Subscribe
        </Button>
        <Button variant="ghost" href={profilePath(username)} aria-label={`Preview ${displayName}`}>
          Preview
        </Button>
      </div>
    </Panel>
  )
}

const reasons: Record<Recommendation['reason'], string> = {
  followed: 'You follow them',
  trending: 'Popular this week',
}

const fromWords = ({ total, trialDays }: Recommendation['tier']) => {
  const price = total.amount === 0 ? 'Free tier' : `From ${priceWords(total, 'month')}`
  return trialDays > 0 ? `${price}, ${trialDays}-day free trial` : price
}
