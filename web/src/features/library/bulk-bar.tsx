import type { LibraryItem } from '@fanfare/contract'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { plural } from '../../ui/format.ts'
import styles from './bulk-bar.module.css'
import type { BulkAction } from './use-bulk.ts'

type Props = {
  selected: readonly LibraryItem[]
  busy: boolean
  onAct: (action: BulkAction) => void
  onClear: () => void
}

export function BulkBar({ selected, busy, onAct, onClear }: Props) {
  const inTrash = selected.some(({ status }) => status === 'deleted')
  return (
    <section aria-label="Selected content" className={styles.bar}>
      <p className={styles.count} role="status">
        {plural(selected.length, 'piece')} selected
      </p>
      {inTrash ? (
        <Button size="sm" variant="outline" loading={busy} onClick={() => onAct('restore')}>
          Restore
        </Button>
      ) : (
        <>
          <Button size="sm" variant="outline" loading={busy} onClick={() => onAct('publish')}>
            Publish
          </Button>
          <Button size="sm" variant="outline" loading={busy} onClick={() => onAct('unpublish')}>
            Unpublish
          </Button>
          <Button size="sm" variant="danger" loading={busy} onClick={() => onAct('delete')}>
            Delete
          </Button>
        </>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

type Asked = { count: number; onConfirm: () => void; onClose: () => void }

/** Publishing asks for the rights once per piece; here for all of them together. */
export function RightsDialog({ count, onConfirm, onClose }: Asked) {
  return (
    <ConfirmDialog
      open
      title={`Publish ${plural(count, 'piece')}?`}
      confirm="Publish"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      You confirm that you made {count === 1 ? 'it' : 'all of them'} or have the rights, and that
      nothing in {count === 1 ? 'it' : 'them'} breaks the rules. What is still processing goes out
      by itself when it is ready.
    </ConfirmDialog>
  )
}
