import type { AwayCard as Card, ContentCard } from '@fanfare/contract'
import { coverProps } from '../../../core/format/covers.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import typography from '../../../ui/text/typography.module.css'
import styles from './away-card.module.css'
import { newPostsWords } from './feed-words.ts'

/** The whole card leads to the creator, its pictures to the posts. */
export function AwayCard({ card: { creator, postCount, latest } }: { card: Card }) {
  const { displayName, username, picture } = creator
  return (
    <article className={styles.card}>
      <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={40} />
      <div className={styles.words}>
        <Link href={profilePath(username)} className={styles.name}>
          {displayName}
        </Link>
        <p className={typography.hint}>{newPostsWords(postCount)}</p>
      </div>
      <div className={styles.latest}>
        {latest.map((content) => (
          <Thumbnail key={content.id} content={content} />
        ))}
      </div>
    </article>
  )
}

function Thumbnail({ content: { id, title, cover } }: { content: ContentCard }) {
  return (
    <Link href={`/content/${id}`} aria-label={title} title={title} className={styles.thumbnail}>
      {cover ? (
        <img {...coverProps(cover, '96px')} alt="" decoding="async" className={styles.picture} />
      ) : (
        <CoverPattern seed={id} className={styles.picture} />
      )}
    </Link>
  )
}

export function AwayCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="disc" width={40} height={40} />
      <div className={styles.words}>
        <Skeleton width="60%" height={14} />
        <Skeleton width="40%" />
      </div>
      <div className={styles.latest}>
        <span className={styles.thumbnail} />
        <span className={styles.thumbnail} />
        <span className={styles.thumbnail} />
      </div>
    </div>
  )
}
