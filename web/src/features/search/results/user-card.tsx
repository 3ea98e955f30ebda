import type { UserResult } from '@fanfare/contract'
import { BadgeCheck, Megaphone } from 'lucide-react'
import { Suspense } from 'react'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { plural, shortPlural } from '../../../ui/text/format.ts'
import { FollowButton } from '../../social/index.ts'
import styles from './user-card.module.css'

type Props = { user: UserResult['user']; level: 2 | 3 }

export function UserCard({ user, level }: Props) {
  const { username, displayName, picture, bio, isVerified, isCreator } = user
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={48} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <Link href={profilePath(username)} className={styles.link}>
              {displayName}
            </Link>
            {isVerified && (
              <BadgeCheck size={16} role="img" aria-label="Verified" className={styles.verified} />
            )}
            {isCreator && <Megaphone size={14} role="img" aria-label="Creator" />}
          </Heading>
          <p className={styles.facts}>@{username}</p>
          <p className={styles.facts}>{factsOf(user)}</p>
        </div>
      </div>
      {bio && <p className={styles.bio}>{bio}</p>}
      {isCreator && (
        <div className={styles.follow}>
          <Suspense fallback={<Skeleton height={32} />}>
            <FollowButton creator={user} from="card" isListed />
          </Suspense>
        </div>
      )}
    </article>
  )
}

/** Only creators have followers and posts. */
const factsOf = ({ isCreator, followerCount, contentCount }: UserResult['user']) => {
  if (!isCreator) return 'Fan'
  return `${shortPlural(followerCount, 'follower')} · ${plural(contentCount, 'post')}`
}
