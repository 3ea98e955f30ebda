import type { ContentDraft } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { splitPrice } from '@fanfare/contract/money'
import { coverProps } from '../../../app/covers.ts'
import { moneyText } from '../../../app/money.ts'
import { CoverPattern } from '../../../ui/cover-pattern.tsx'
import { clockTime, plural } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { hasFile, kinds } from '../types.ts'
import styles from './review.module.css'

const audience = { public: 'Everyone', subscribers: 'Subscribers', premium: 'Premium subscribers' }
const captionWords = (tracks: ContentDraft['captions']) =>
  tracks
    .filter(({ status }) => status !== 'failed')
    .map(({ label }) => label)
    .join(', ') || null
const onOff = (on: boolean) => (on ? 'On' : 'Off')

/** Everything about the piece at one look, as it will go out. */
export function ReviewSummary() {
  const { draft, fields } = useEditing()
  const { pricing, earlyAccess } = fields
  const rows: [string, string | null][] = [
    ['Type', kinds[draft.type].label],
    ['File', draft.fileName],
    ['Length', draft.duration === null ? null : clockTime(draft.duration)],
    ['Pictures', draft.pictures.length > 0 ? plural(draft.pictures.length, 'picture') : null],
    ['Category', categories[fields.category].name],
    ['Tags', fields.tags.join(', ') || null],
    ['Included for', audience[fields.visibility]],
    ['Price', priceWords(pricing)],
    [
      'Early access',
      earlyAccess && `${audience[earlyAccess.level]}, ${plural(earlyAccess.days, 'day')}`,
    ],
    [
      'Teaser',
      draft.teaser && `${clockTime(draft.teaser.start)} to ${clockTime(draft.teaser.end)}`,
    ],
    ['Chapters', fields.chapters.length > 0 ? String(fields.chapters.length) : null],
    ['Captions', captionWords(draft.captions)],
    ['Comments', onOff(fields.allowComments)],
    ['Download', hasFile(draft.type) ? onOff(fields.allowDownload) : null],
  ]
  return (
    <Panel title="Your piece">
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

const priceWords = (pricing: ReturnType<typeof useEditing>['fields']['pricing']) => {
  if (pricing.type === 'free') return 'Free'
  if (pricing.type === 'subscription') return 'Subscription only'
  const { total, creator } = splitPrice(pricing.price)
  return `The buyer pays ${moneyText(total)}, you receive ${moneyText(creator)}`
}
