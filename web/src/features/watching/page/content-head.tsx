import type { ContentView } from '@fanfare/contract'
import { isIncluded, lockWords } from '../../../core/format/access-words.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { plural } from '../../../ui/text/format.ts'
import { Actions } from './actions.tsx'
import styles from './content-head.module.css'

const dateOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })

export function ContentHead({ content }: { content: ContentView }) {
  const { title, viewCount, publishedAt, isExclusive, access } = content
  const price = lockWords(access)
  return (
    <header className={layout.stack12}>
      <h1 className={styles.title} data-reading={content.type === 'article' || undefined}>
        {title || 'Untitled'}
      </h1>
      <div className={styles.row}>
        <p className={styles.facts}>
          <span>{plural(viewCount, 'view')}</span>
          {publishedAt && <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>}
          {isExclusive && <Badge tone="accent">Exclusive</Badge>}
          {price && <strong className={styles.price}>{price}</strong>}
          {isIncluded(access) && (
            <strong className={styles.price}>
              {access.reason === 'bought' ? 'Yours to keep' : 'Included for you'}
            </strong>
          )}
        </p>
        <Actions content={content} />
      </div>
    </header>
  )
}
