import type { ContentCard } from '@fanfare/contract'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { lockWords } from '../../core/format/access-words.ts'
import { coverProps } from '../../core/format/covers.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { cx } from '../../ui/lib/cx.ts'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { clockTime, plural } from '../../ui/text/format.ts'
import styles from './cover.module.css'
import { contentTypes } from './types.ts'

const newFor = 72 * 60 * 60 * 1000

const isNew = ({ publishedAt }: ContentCard) =>
  publishedAt !== null && Date.now() - Date.parse(publishedAt) < newFor

const lengthOf = ({ type, duration, pictureCount }: ContentCard) => {
  if (duration !== null) return clockTime(duration)
  return type === 'image' && pictureCount > 1 ? plural(pictureCount, 'image') : null
}

type Props = {
  content: ContentCard
  sizes: string
  /** Above the fold: the browser should not wait until it has laid out the page. */
  eager?: boolean
  className?: string | undefined
  /** Where it is small, only its lock and its length. */
  small?: boolean
  isPinned?: boolean | undefined
  /** In place of how long it is. */
  length?: string
  /** What lies over the picture, such as the storyboard. */
  children?: ReactNode
}

export function Cover(props: Props) {
  const { content, sizes, eager, className, small, isPinned, children } = props
  const { cover, id, type, access } = content
  const { icon: Icon, name } = contentTypes[type]
  const lock = lockWords(access)
  const length = props.length ?? lengthOf(content)
  return (
    <div className={cx(styles.cover, className)}>
      {cover ? (
        <img
          {...coverProps(cover, sizes)}
          className={styles.picture}
          alt=""
          width="640"
          height="360"
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
        />
      ) : (
        <CoverPattern seed={id} className={styles.picture} />
      )}
      {children}
      <div className={styles.top}>
        {isPinned && <span className={styles.mark}>Pinned</span>}
        {lock && (
          <span className={styles.mark}>
            <Lock size={14} />
            <VisuallyHidden>{small ? 'Locked' : 'Locked: '}</VisuallyHidden>
            {!small && lock}
          </span>
        )}
        {!small && isNew(content) && <span className={styles.new}>NEW</span>}
      </div>
      <div className={styles.bottom}>
        {!small && type !== 'video' && (
          <span className={styles.mark}>
            <Icon size={14} role="img" aria-label={name} />
          </span>
        )}
        {length && <span className={styles.mark}>{length}</span>}
      </div>
    </div>
  )
}
