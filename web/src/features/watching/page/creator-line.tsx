import type { ContentView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { Suspense } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath, withSearch } from '../../../core/navigation/paths.ts'
import { usePerson } from '../../../core/realtime/people.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { plural } from '../../../ui/text/format.ts'
import { FollowButton } from '../../social/index.ts'
import styles from './creator-line.module.css'

export function CreatorLine({ content: { creator, access, abilities } }: { content: ContentView }) {
  usePerson(creator)
  const { username, displayName, followerCount } = creator
  const href = profilePath(username)
  // Nothing is requested for this line; whose tier it is, is known if a locked post or a profile showed them.
  const { data } = useQuery({ ...readOf('listTiers', { params: { username } }), enabled: false })
  const isSubscribed =
    access.reason === 'subscriber' ||
    access.reason === 'premium' ||
    data?.tiers.some(({ isYours }) => isYours)
  const isOffered = !abilities.edit && creator.sellsTiers
  return (
    <section className={styles.line} aria-label="Creator">
      <Avatar name={displayName} seed={username} picture={avatarOf(creator.picture)} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={href} className={styles.link}>
            {displayName}
          </Link>
          {creator.isVerified && <BadgeCheck size={16} role="img" aria-label="Verified" />}
        </p>
        <p className={styles.username}>
          @{username}
          {followerCount > 0 && ` · ${plural(followerCount, 'follower')}`}
        </p>
      </div>
      <div className={styles.actions}>
        {!abilities.edit && (
          <Suspense fallback={<span className={styles.follow} />}>
            <FollowButton creator={creator} from="post" isQuiet />
          </Suspense>
        )}
        {isOffered && (
          <Button href={withSearch(href, { tab: 'subscribe' })}>
            {isSubscribed ? 'Subscribed' : 'Subscribe'}
          </Button>
        )}
        <Button variant="outline" href={href} className={styles.profile}>
          View profile
        </Button>
      </div>
    </section>
  )
}
