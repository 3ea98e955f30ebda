import type { ContentCard } from '@fanfare/contract'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { cx } from '../../ui/lib/cx.ts'
import { Facts } from './content-card.tsx'
import coverStyles from './cover.module.css'
import { Cover } from './cover.tsx'
import styles from './small-card.module.css'

type Props = { content: ContentCard; withoutCreator?: boolean; current?: boolean }

/** A line for narrow columns: picture in front, words behind. */
export function SmallCard({ content, withoutCreator, current }: Props) {
  return (
    <article className={styles.card} data-current={current || undefined}>
      <Cover content={content} sizes="148px" small className={styles.cover} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link
            href={`/content/${content.id}`}
            className={styles.link}
            aria-current={current ? 'page' : undefined}
          >
            {content.title}
          </Link>
        </h3>
        {!withoutCreator && <p className={styles.by}>{content.creator.displayName}</p>}
        <Facts content={content} brief />
      </div>
    </article>
  )
}

export function SmallCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={cx(coverStyles.cover, styles.cover)} />
      <div className={styles.text}>
        <Skeleton width="90%" height={14} />
        <Skeleton width="60%" />
      </div>
    </div>
  )
}
