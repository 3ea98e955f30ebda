import type { ContentView, ViewAs } from '@fanfare/contract'
import { Eye } from 'lucide-react'
import { restate } from '../../../app/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import styles from './owner-bars.module.css'

const views: readonly [ViewAs | undefined, string][] = [
  [undefined, 'You'],
  ['anonymous', 'Anyone'],
  ['subscriber', 'Subscriber'],
  ['premium', 'Premium'],
  ['buyer', 'Buyer'],
]

const states: Partial<Record<ContentView['status'], string>> = {
  draft: 'A draft. Only you can see this page.',
  scheduled: 'Scheduled. Only you can see this page until then.',
  processing: 'Being prepared. It is published by itself as soon as it plays well.',
  unpublished: 'Not published. Only you can see this page.',
  failed: 'It could not be prepared. Your upload is kept; the editor says what went wrong.',
  deleted: 'Deleted. You can have it back for 30 days.',
}

type Props = { content: ContentView; as: ViewAs | undefined }

/** For whoever made it: what state it is in, and the page as others have it. */
export function OwnerBars({ content, as }: Props) {
  const state = states[content.status]
  return (
    <section className={styles.bar} aria-label="Your piece">
      {state && (
        <p className={styles.state} role="status">
          {state}
        </p>
      )}
      <div className={styles.row}>
        <span className={styles.label}>
          <Eye size={16} /> View as
        </span>
        <div className={styles.views}>
          {views.map(([view, label]) => (
            <Chip key={label} pressed={view === as} onPress={() => void restate({ as: view })}>
              {label}
            </Chip>
          ))}
        </div>
        <Button size="sm" href={`/create/${content.id}`} className={styles.edit}>
          Edit
        </Button>
      </div>
    </section>
  )
}
