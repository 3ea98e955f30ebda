import type { NewCreator } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readOf } from '../../core/api/api.ts'
import { PartError } from '../../core/api/part-error.tsx'
import { coverProps } from '../../core/format/covers.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath, withSearch } from '../../core/navigation/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { FollowButton } from '../social/index.ts'
import styles from './new-creators.module.css'
import { Section } from './section.tsx'

/** Not there while nobody is new. */
export function NewCreators() {
  const read = useQuery(readOf('listNewCreators'))
  if (!read.data && read.error) return <PartError what="new creators" read={read} />
  if (!read.data || read.data.creators.length === 0) return null
  return (
    <Section
      title="New on Fanfare"
      more={{
        href: withSearch('/explore/creators', { new: 'true', sort: 'newest' }),
        label: 'See all',
      }}
    >
      <ul className={styles.cards}>
        {read.data.creators.map((creator) => (
          <li key={creator.id}>
            <Card creator={creator} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ creator }: { creator: NewCreator }) {
  const { username, displayName, picture, bio, since, works } = creator
  return (
    <article className={styles.card}>
      <div className={styles.works} data-count={works.length}>
        {works.map(({ id, title, cover }) => (
          <Link key={id} href={`/content/${id}`} aria-label={title} className={styles.work}>
            {cover ? (
              <img
                {...coverProps(cover, '280px')}
                alt=""
                width="640"
                height="360"
                loading="lazy"
                decoding="async"
              />
            ) : (
              <CoverPattern seed={id} />
            )}
          </Link>
        ))}
      </div>
      <div className={styles.words}>
        <Avatar
          name={displayName}
          seed={username}
          picture={avatarOf(picture)}
          size={48}
          className={styles.face}
        />
        <h3 className={styles.name}>
          <Link href={profilePath(username)}>{displayName}</Link>
        </h3>
        <p className={styles.bio}>{bio}</p>
        <div className={styles.foot}>
          <p className={styles.since}>
            Joined <RelativeTime at={since} />
          </p>
          <Suspense>
            <FollowButton creator={creator} from="card" isListed />
          </Suspense>
        </div>
      </div>
    </article>
  )
}
