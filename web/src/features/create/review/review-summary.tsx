import type { ContentDraft } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { coverProps } from '../../../core/format/covers.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import { clockTime, plural } from '../../../ui/text/format.ts'
import { useEditing } from '../editor/use-editor.ts'
import { audienceWords, opensWords, priceWords } from '../pricing/pricing-words.ts'
import { hasFile, kinds } from '../types.ts'
import styles from './review.module.css'

const captionWords = (tracks: ContentDraft['captions']) =>
  tracks
    .filter(({ status }) => status !== 'failed')
    .map(({ label }) => label)
    .join(', ') || null
const onOff = (on: boolean) => (on ? 'On' : 'Off')

/** Everything about the post at one look, as it will go out. */
export function ReviewSummary() {
  const { draft, fields } = useEditing()
  const { earlyAccess } = fields
  const rows: [string, string | null][] = [
    ['Type', kinds[draft.type].label],
    ['File', draft.fileName],
    ['Length', draft.duration === null ? null : clockTime(draft.duration)],
    ['Images', draft.pictures.length > 0 ? plural(draft.pictures.length, 'image') : null],
    ['Category', categories[fields.category].name],
    ['Tags', fields.tags.join(', ') || null],
    ['Who can open it', opensWords(fields) || null],
    ['Price', priceWords(fields)],
    [
      'Early access',
      earlyAccess && `${audienceWords[earlyAccess.level]}, ${plural(earlyAccess.days, 'day')}`,
    ],
    [
      'Preview',
      draft.teaser && `${clockTime(draft.teaser.start)} to ${clockTime(draft.teaser.end)}`,
    ],
    ['Chapters', fields.chapters.length > 0 ? String(fields.chapters.length) : null],
    ['Captions', captionWords(draft.captions)],
    ['Allow comments', onOff(fields.allowComments)],
    ['Allow downloads', hasFile(draft.type) ? onOff(fields.allowDownload) : null],
  ]
  return (
    <Panel title="Your post">
      <div className={styles.summary}>
        <div className={styles.cover}>
          {draft.cover ? (
            <img {...coverProps(draft.cover, '320px')} alt={fields.altText} />
          ) : (
            <CoverPattern seed={draft.id} />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{fields.title || 'Untitled'}</p>
          {fields.description && <p className={styles.text}>{fields.description}</p>}
        </div>
      </div>
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  )
}
