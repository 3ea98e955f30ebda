import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { fieldLabels } from '../editor/field-labels.ts'
import styles from './changes-bar.module.css'
import { UpdateDialog } from './update-dialog.tsx'
import { useRevision } from './use-revision.ts'

/** Over every step of a post that is out and was edited since. */
export function ChangesBar() {
  const { names, canUpdate, isBusy, prepare, discard } = useRevision()
  const [asked, setAsked] = useState<'update' | 'discard' | null>(null)
  if (names.length === 0) return null
  const close = () => setAsked(null)
  const ask = async (what: 'update' | 'discard') => {
    if (await prepare()) setAsked(what)
  }
  return (
    <section className={styles.bar} aria-label="Changes that aren’t live yet">
      <PencilLine size={20} />
      <p className={styles.words}>
        <strong>Not live yet: {names.map((name) => fieldLabels[name]).join(', ')}.</strong> Fans see
        the last version until you update. Files, covers, and captions change right away.
      </p>
      <Button variant="ghost" onClick={() => ask('discard')}>
        Discard
      </Button>
      <Button variant="primary" disabled={!canUpdate} onClick={() => ask('update')}>
        Update
      </Button>
      {asked === 'update' && <UpdateDialog onClose={close} />}
      <ConfirmDialog
        open={asked === 'discard'}
        title="Discard your changes?"
        confirm="Discard"
        danger
        busy={isBusy}
        onClose={close}
        onConfirm={async () => {
          await discard()
          close()
        }}
      >
        The post stays as fans see it now. This can’t be undone.
      </ConfirmDialog>
    </section>
  )
}
