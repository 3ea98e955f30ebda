import type { ContentCard as Content } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import type { ReactNode } from 'react'
import { isIncluded } from '../../core/format/access-words.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { categoryPath, profilePath } from '../../core/navigation/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { plural, shortPlural } from '../../ui/text/format.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import styles from './content-card.module.css'
import { Cover } from './cover.tsx'
import { StoryboardScrub } from './storyboard-scrub.tsx'
import { useScrub } from './use-scrub.ts'

const sizes = '(max-width: 767px) 100vw, (max-width: 1279px) 33vw, 300px'

type Props = {
  content: Content
  level?: 2 | 3
  eager?: boolean
  /** On a creator's own page their name is above already. */
  withoutCreator?: boolean
  /** Put first by its creator. */
  isPinned?: boolean | undefined
  /** The title, with something in it pointed out. */
  shownTitle?: ReactNode
  /** Below its facts. */
  children?: ReactNode
}

export function ContentCard({
  content,
  level = 3,
  eager = false,
  withoutCreator,
  isPinned,
  shownTitle = content.title,
  children,
}: Props) {
  const { id, creator } = content
  const { part, pointer, focus } = useScrub(content.hasStoryboard && content.access.open)
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} {...pointer}>
      <Cover content={content} sizes={sizes} eager={eager} isPinned={isPinned}>
        {part !== null && <StoryboardScrub contentId={id} part={part} />}
      </Cover>
      <div className={styles.words}>
        {!withoutCreator && (
          <Avatar
            name={creator.displayName}
            seed={creator.username}
            picture={avatarOf(creator.picture)}
            size={36}
            className={styles.face}
          />
        )}
        <div className={styles.text}>
          <Heading className={styles.title}>
            <Link href={`/content/${id}`} className={styles.link} {...focus}>
              {shownTitle}
            </Link>
          </Heading>
          {!withoutCreator && (
            <p className={styles.by}>
              <Link href={profilePath(creator.username)} className={styles.creator}>
                {creator.displayName}
              </Link>
            </p>
          )}
          <Facts content={content} />
          {children}
        </div>
      </div>
    </article>
  )
}

/** `brief` where there is room for one short line. */
export function Facts({ content, brief = false }: { content: Content; brief?: boolean }) {
  const { viewCount, publishedAt, access } = content
  return (
    <p className={styles.facts}>
      <span>{shortPlural(viewCount, 'view')}</span>
      {publishedAt && <RelativeTime at={publishedAt} />}
      {!brief && access.open && access.reason === 'public' && <span>Free</span>}
      {!brief && (
        <span>
          <Link href={categoryPath(content.category)} className={styles.creator}>
            {categories[content.category].short}
          </Link>
        </span>
      )}
      {content.likeCount > 0 && (
        <span className={styles.likes}>{plural(content.likeCount, 'like')}</span>
      )}
      {isIncluded(access) && (
        <strong className={styles.included}>
          {access.reason === 'bought' ? 'Yours to keep' : 'Included for you'}
        </strong>
      )}
    </p>
  )
}
