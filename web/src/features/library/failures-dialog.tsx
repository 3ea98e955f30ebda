import type { LibraryItem } from '@fanfare/contract'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './failures-dialog.module.css'
import type { BulkResult } from './use-bulk.ts'

type Props = {
  failures: readonly BulkResult[]
  items: readonly LibraryItem[]
  onClose: () => void
}

/** Each piece succeeds or fails by itself; these did not, and why. */
export function FailuresDialog({ failures, items, onClose }: Props) {
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title || 'Untitled'
  return (
    <Dialog
      open={failures.length > 0}
      onClose={onClose}
      title="Not everything worked"
      description="These pieces are as they were. If you chose more, the others are done."
      actions={
        <Button variant="primary" data-first onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={styles.list}>
        {failures.map(({ id, detail }) => (
          <li key={id}>
            <p className={styles.title}>{titleOf(id)}</p>
            <p className={styles.why}>{detail}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
