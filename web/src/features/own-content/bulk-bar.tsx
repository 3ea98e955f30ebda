import type { OwnContent } from '@fanfare/contract'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { plural } from '../../ui/text/format.ts'
import styles from './bulk-bar.module.css'
import type { BulkAction } from './use-bulk.ts'

type Props = {
  selected: readonly OwnContent[]
  busy: boolean
  onAct: (action: BulkAction) => void
  onClear: () => void
}

export function BulkBar({ selected, busy, onAct, onClear }: Props) {
  const inTrash = selected.some(({ status }) => status === 'deleted')
  return (
    <section aria-label="Selected posts" className={styles.bar}>
      <p className={styles.count} role="status">
        {plural(selected.length, 'post')} selected
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

/** Publishing asks for the rights once per post; here for all of them together. */
export function RightsDialog({ count, onConfirm, onClose }: Asked) {
  return (
    <ConfirmDialog
      open
      title={`Publish ${plural(count, 'post')}?`}
      confirm="Publish"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      You confirm that you made {count === 1 ? 'this post' : 'these posts'} or have the rights to
      publish, and that nothing in {count === 1 ? 'it' : 'them'} breaks the rules. Posts that are
      still processing are published automatically when they’re ready.
    </ConfirmDialog>
  )
}
