import type { ContentView } from '@fanfare/contract'
import { BadgeCheck } from 'lucide-react'
import { usePerson } from '../../../app/people.ts'
import { avatarOf } from '../../../app/picture.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './creator-line.module.css'

export function CreatorLine({ content: { creator } }: { content: ContentView }) {
  usePerson(creator)
  const href = `/profile/${creator.username}`
  return (
    <section className={styles.line} aria-label="Creator">
      <Avatar
        name={creator.displayName}
        seed={creator.username}
        picture={avatarOf(creator.picture)}
        size={48}
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={href} className={styles.link}>
            {creator.displayName}
          </Link>
          {creator.isVerified && <BadgeCheck size={16} role="img" aria-label="Verified" />}
        </p>
        <p className={styles.username}>@{creator.username}</p>
      </div>
      <Button variant="outline" href={href}>
        View profile
      </Button>
    </section>
  )
}
