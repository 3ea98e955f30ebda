import type { ContentView, ViewAs } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { Eye } from 'lucide-react'
import { restate } from '../../../core/navigation/app-link.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import styles from './owner-bars.module.css'

const views: readonly [ViewAs | undefined, string][] = [
  [undefined, 'You'],
  ['anonymous', 'Visitor'],
  ['subscriber', 'Subscriber'],
  ['premium', 'Premium'],
  ['buyer', 'Buyer'],
]

const states: Partial<Record<ContentView['status'], string>> = {
  draft: 'Draft. Only you can see this page.',
  scheduled: 'Scheduled. Only you can see this page until then.',
  processing: 'Processing. We’ll publish it as soon as it’s ready.',
  unpublished: 'Not published. Only you can see this page.',
  failed: 'Processing failed. Your upload is safe. Open the editor to see what went wrong.',
  deleted: `Deleted. You can restore it for ${limits.undoDays} days.`,
}

const takenDown = (reason: string) =>
  `We took this post down. Only you can see this page. Our reason: “${reason}” You can’t publish it again yourself. Contact support if you think we got this wrong.`

type Props = { content: ContentView; as: ViewAs | undefined }

/** For the creator: the state of the post, and a preview of the page as others see it. */
export function OwnerBars({ content, as }: Props) {
  const { status, takeDownReason } = content
  const state = takeDownReason ? takenDown(takeDownReason) : states[status]
  return (
    <section className={styles.bar} aria-label="Your post">
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
            <Chip
              key={label}
              pressed={view === as}
              onPress={() => void restate<'/content/$id'>({ as: view })}
            >
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
