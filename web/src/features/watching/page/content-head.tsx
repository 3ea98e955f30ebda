import type { ContentView } from '@fanfare/contract'
import { isIncluded } from '../../../core/format/access-words.ts'
import layout from '../../../ui/layout/layout.module.css'
import { namedDateText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'
import { Actions } from './actions.tsx'
import styles from './content-head.module.css'

/** The title of a locked post stands on its artwork, and what it costs beside that. */
export function ContentHead({ content }: { content: ContentView }) {
  const { title, viewCount, publishedAt, access } = content
  return (
    <header className={layout.stack12}>
      {access.open && (
        <h1 className={styles.title} data-reading={content.type === 'article' || undefined}>
          {title || 'Untitled'}
        </h1>
      )}
      <div className={styles.row}>
        <p className={styles.facts}>
          <span>{plural(viewCount, 'view')}</span>
          {publishedAt && <time dateTime={publishedAt}>{namedDateText(publishedAt)}</time>}
          {isIncluded(access) && (
            <strong className={styles.included}>
              {access.reason === 'bought' ? 'Yours to keep' : 'Included for you'}
            </strong>
          )}
        </p>
        <Actions content={content} />
      </div>
    </header>
  )
}
