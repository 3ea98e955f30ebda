import type { OwnContent as Item } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { Message } from '../../ui/feedback/message.tsx'
import checkbox from '../../ui/form/checkbox.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { dueWords, undoWords } from './item-words.ts'

type Props = { item: Item }

/** What its title leads to; what was deleted is restored before it is edited. */
export function ItemTitle({ item, className }: Props & { className: string | undefined }) {
  const title = item.title || 'Untitled'
  if (item.status === 'deleted') return <span className={className}>{title}</span>
  return (
    <Link href={`/create/${item.id}`} className={className}>
      {title}
    </Link>
  )
}

/** What else is to be known of its status, in a line, without a day that stands beside it. */
export function StatusLine({ item, besides }: Props & { besides?: string }) {
  if (item.deletedAt) return undoWords(item.deletedAt, Date.now(), limits.undoDays)
  if (item.status === 'scheduled') return dueWords(item)
  if (item.hasChanges) return 'Edited, not live'
  if (item.publishedAt) {
    const day = dateText(item.publishedAt)
    return day === besides ? null : day
  }
  return (
    <>
      Updated <RelativeTime at={item.updatedAt} />
    </>
  )
}

/** Why it can't be seen by anyone else. */
export function ItemTrouble({ item: { failure, takeDownReason } }: Props) {
  return (
    <>
      {failure && <Message>{failure}</Message>}
      {takeDownReason && (
        <Message>
          We took this post down: “{takeDownReason}” <Link href="/help">Contact support</Link>
        </Message>
      )}
    </>
  )
}

type SelectProps = Props & {
  className: string | undefined
  selected: boolean
  onSelect: (selected: boolean) => void
}

export const SelectItem = ({ item, className, selected, onSelect }: SelectProps) => (
  <label className={className}>
    <input
      type="checkbox"
      className={checkbox.input}
      checked={selected}
      aria-label={`Select ${item.title || 'Untitled'}`}
      onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
    />
  </label>
)
