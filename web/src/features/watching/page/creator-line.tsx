import type { ContentView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { readOf } from '../../../core/api/api.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { usePerson } from '../../../core/realtime/people.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import styles from './creator-line.module.css'

export function CreatorLine({ content: { creator, access, abilities } }: { content: ContentView }) {
  usePerson(creator)
  const { username, displayName } = creator
  const href = `/profile/${username}`
  // Nothing is requested for this line; the tiers are known if a locked post or a profile showed them.
  const { data } = useQuery({ ...readOf('listTiers', { params: { username } }), enabled: false })
  const isSubscribed =
    access.reason === 'subscriber' ||
    access.reason === 'premium' ||
    data?.tiers.some(({ isYours }) => isYours)
  const isOffered = !abilities.edit && data?.tiers.length !== 0
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
        <p className={styles.username}>@{username}</p>
      </div>
      {isOffered && (
        <Button href={`${href}?tab=subscribe`}>{isSubscribed ? 'Subscribed' : 'Subscribe'}</Button>
      )}
      <Button variant="outline" href={href} className={styles.profile}>
        View profile
      </Button>
    </section>
  )
}
