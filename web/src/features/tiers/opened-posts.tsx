import type { OpenedPost, TierOpening } from '@fanfare/contract'
import { coverProps } from '../../core/format/covers.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { clockTime } from '../../ui/text/format.ts'
import styles from './opened-posts.module.css'

type Props = {
  opening: TierOpening
  username: string
  /** How many there is room for. */
  cells: number
  /** Where the rest is said as "+61". */
  brief?: boolean
}

/** Posts that a tier opens, and how many more there are. */
export function OpenedPosts({ opening: { count, latest }, username, cells, brief }: Props) {
  const shown = latest.slice(0, count > cells ? cells - 1 : cells)
  const more = count - shown.length
  if (shown.length === 0) return null
  return (
    <ul className={styles.posts} data-cells={cells} aria-label="Included posts">
      {shown.map((post) => (
        <li key={post.id}>
          <Thumbnail post={post} isPlain={brief} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link href={profilePath(username)} className={styles.more}>
            {brief ? `+${more.toLocaleString()}` : `${more.toLocaleString()} more`}
            <VisuallyHidden> {more === 1 ? 'post' : 'posts'}</VisuallyHidden>
          </Link>
        </li>
      )}
    </ul>
  )
}

function Thumbnail({ post, isPlain }: { post: OpenedPost; isPlain: boolean | undefined }) {
  const { id, title, cover, duration } = post
  return (
    <Link href={`/content/${id}`} className={styles.post}>
      <VisuallyHidden>{title} </VisuallyHidden>
      {cover ? (
        <img {...coverProps(cover, '128px')} alt="" width="128" height="72" loading="lazy" />
      ) : (
        <CoverPattern seed={id} />
      )}
      {duration !== null && !isPlain && (
        <span className={styles.length}>{clockTime(duration)}</span>
      )}
    </Link>
  )
}

/** As tall as one or two rows of them. */
export const OpenedSkeleton = ({ cells }: { cells: number }) => (
  <div className={styles.posts} data-cells={cells} aria-hidden="true">
    {Array.from({ length: cells }, (_, cell) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
      <div key={cell} className={styles.post} />
    ))}
  </div>
)
