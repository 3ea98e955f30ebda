import type { OwnContent } from '@fanfare/contract'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { ItemCover, StatusChip } from '../../own-content/index.ts'
import styles from './series-editor.module.css'

type Props = {
  part: OwnContent
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onHold: () => void
  onLetGo: () => void
  onDrop: () => void
}

export function PartRow(props: Props) {
  const { part, at, count, onMove, onRemove, onHold, onLetGo, onDrop } = props
  const title = part.title || 'Untitled'
  // Not `disabled`, which would take the focus from whoever moves it to an end by keyboard.
  const step = (label: string, to: number, icon: typeof ArrowUp) => {
    const Icon = icon
    return (
      <IconButton
        small
        label={`Move ${title} ${label}`}
        icon={<Icon size={16} />}
        aria-disabled={to < 0 || to >= count}
        onClick={() => onMove(to)}
      />
    )
  }
  return (
    <li
      className={cx(rows.row, styles.part)}
      draggable
      onDragStart={onHold}
      onDragEnd={onLetGo}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <GripVertical size={16} className={styles.grip} aria-hidden="true" />
      <span className={styles.number}>{at + 1}</span>
      <div className={styles.cover}>
        <ItemCover item={part} sizes="80px" />
      </div>
      <div className={styles.words}>
        <Link href={`/create/${part.id}`} className={rows.name} draggable={false}>
          {title}
        </Link>
        {part.status !== 'published' && <StatusChip status={part.status} />}
      </div>
      <div className={styles.tools}>
        {step('up', at - 1, ArrowUp)}
        {step('down', at + 1, ArrowDown)}
        <IconButton
          small
          label={`Remove ${title} from this series`}
          icon={<X size={16} />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
