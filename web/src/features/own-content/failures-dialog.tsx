import type { OwnContent } from '@fanfare/contract'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './failures-dialog.module.css'
import type { BulkResult } from './use-bulk.ts'

type Props = {
  failures: readonly BulkResult[]
  items: readonly OwnContent[]
  onClose: () => void
}

/** Each post succeeds or fails on its own. Lists those that failed, and why. */
export function FailuresDialog({ failures, items, onClose }: Props) {
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title || 'Untitled'
  return (
    <Dialog
      open={failures.length > 0}
      onClose={onClose}
      title="Some posts couldn’t be updated"
      description="These posts weren’t changed. Any others you selected were updated."
      actions={
        <Button variant="primary" data-first onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={layout.stack12}>
        {failures.map(({ id, detail }) => (
          <li key={id}>
            <p className={styles.title}>{titleOf(id)}</p>
            <p className={typography.secondary}>{detail}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
