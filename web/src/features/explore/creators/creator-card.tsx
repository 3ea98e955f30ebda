import type { CreatorCard as Creator } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { BadgeCheck } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { usePerson } from '../../../core/realtime/people.ts'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import { shortPlural } from '../../../ui/text/format.ts'
import { FollowButton } from '../../social/index.ts'
import styles from './creator-card.module.css'
import { useOnScreen } from './use-on-screen.ts'

export function CreatorCard({ creator }: { creator: Creator }) {
  const { username, displayName, bio, picture, isVerified, category, followerCount } = creator
  const card = useRef<HTMLElement>(null)
  usePerson(useOnScreen(card) ? creator : null)
  return (
    <article ref={card} className={styles.card}>
      <div className={styles.cover}>
        <CoverPattern seed={username} />
      </div>
      <Avatar
        name={displayName}
        seed={username}
        picture={avatarOf(picture)}
        size={64}
        className={styles.avatar}
      />
      <h2 className={styles.name}>
        <Link href={profilePath(username)} className={styles.link}>
          {displayName}
        </Link>
        {isVerified && <BadgeCheck size={16} role="img" aria-label="Verified" />}
      </h2>
      <p className={styles.facts}>
        {category && <span>{categories[category].short}</span>}
        <span>{shortPlural(followerCount, 'follower')}</span>
      </p>
      <p className={styles.bio}>{bio}</p>
      <div className={styles.follow}>
        <Suspense>
          <FollowButton creator={creator} from="card" isListed />
        </Suspense>
      </div>
    </article>
  )
}

export function CreatorCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.cover} />
      <Skeleton shape="disc" width={64} height={64} className={styles.avatar ?? ''} />
      <Skeleton width="60%" height={14} />
      <Skeleton width="40%" />
      <div className={styles.bio}>
        <SkeletonText lines={2} />
      </div>
    </div>
  )
}
