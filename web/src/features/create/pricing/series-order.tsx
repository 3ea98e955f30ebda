import type { ContentId, SeriesId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { readOf } from '../../../core/api/api.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useEditing } from '../editor/use-editor.ts'
import styles from './series-order.module.css'

type Props = { id: SeriesId; busy: boolean; onArrange: (contentIds: ContentId[]) => void }

const swapped = (ids: readonly ContentId[], at: number) =>
  ids.map((id, index) => (index === at ? ids[at + 1] : index === at + 1 ? ids[at] : id) ?? id)

/** The position of this post in its series, and how to move it. */
export function SeriesOrder({ id, busy, onArrange }: Props) {
  const { draft, fields } = useEditing()
  const read = useQuery(readOf('readSeries', { params: { id } }))
  const { data } = read
  const parts = data?.series.contents ?? []
  const ids = parts.map((part) => part.id)
  const mine = ids.indexOf(draft.id)
  if (!data) return <PartError what="the order of this series" read={read} />
  if (mine < 0) return null
  return (
    <div className={styles.order}>
      <ol className={styles.parts} aria-label="Series order">
        {parts.map((part, at) => (
          <li key={part.id} className={styles.part} data-mine={at === mine || undefined}>
            <span className={styles.number}>{at + 1}</span>
            <span className={typography.ellipsis}>
              {(at === mine ? fields.title : part.title) || 'Untitled'}
            </span>
            {at === mine && (
              <span className={styles.moves}>
                <IconButton
                  small
                  label="Move this post earlier"
                  icon={<ArrowUp size={16} />}
                  disabled={busy || at === 0}
                  onClick={() => onArrange(swapped(ids, at - 1))}
                />
                <IconButton
                  small
                  label="Move this post later"
                  icon={<ArrowDown size={16} />}
                  disabled={busy || at === parts.length - 1}
                  onClick={() => onArrange(swapped(ids, at))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <Link href={`/series/${id}`} className={styles.link}>
        View series
      </Link>
    </div>
  )
}
