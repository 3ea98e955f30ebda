import { CheckCheck, Trash2, X } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './list-bar.module.css'
import { selectedWords } from './notification-words.ts'
import type { useSelection } from './use-selection.ts'

type Props = {
  selection: ReturnType<typeof useSelection>
  isAll: boolean
  showing: string
  hasUnread: boolean
  onRead: () => void
  onDelete: () => void
  onReadAll: () => void
}

/** Above the list: about all of it, or about what is selected. */
export function ListBar({ selection, isAll, showing, hasUnread, ...act }: Props) {
  const { selected, selectAll, clear } = selection
  const isSome = selected.length > 0
  return (
    <div className={styles.bar} data-selected={isSome || undefined}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll
          }}
          onChange={isAll ? clear : selectAll}
        />
        {isAll ? 'Deselect all' : 'Select all'}
      </label>
      {isSome ? (
        <section aria-label="Selected notifications" className={styles.tools}>
          <p className={styles.count} role="status">
            {selectedWords(selected.length)}
          </p>
          <Button size="sm" variant="outline" icon={<CheckCheck size={16} />} onClick={act.onRead}>
            Mark as read
          </Button>
          <Button size="sm" variant="outline" icon={<Trash2 size={16} />} onClick={act.onDelete}>
            Delete
          </Button>
          <IconButton small label="Clear selection" icon={<X size={16} />} onClick={clear} />
        </section>
      ) : (
        <div className={styles.tools}>
          <p className={typography.hint}>{showing}</p>
          {hasUnread && (
            <Button size="sm" variant="ghost" onClick={act.onReadAll}>
              Mark all as read
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
