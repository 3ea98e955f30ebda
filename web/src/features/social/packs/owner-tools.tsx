import type { PackView } from '@fanfare/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useDeletePack } from './use-packs.ts'

const PackDialog = lazyAfterPaint(() => import('./pack-dialog.tsx'), 'PackDialog')

export function OwnerTools({ pack }: { pack: PackView }) {
  const { id, owner } = pack
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const remove = useDeletePack()
  const close = () => setOpen(null)
  const confirm = async () => {
    try {
      await remove.run({ params: { id } })
      toastSuccess('Starter pack deleted')
      void go(`${profilePath(owner.username)}/packs`)
    } catch (error) {
      close()
      toastProblem(error)
    }
  }
  const saved = () => {
    close()
    toastSuccess('Starter pack saved')
  }
  return (
    <>
      <Button variant="outline" icon={<Pencil size={16} />} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="ghost" icon={<Trash2 size={16} />} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      <Suspense>
        {open === 'edit' && (
          <PackDialog viewerId={owner.id} pack={pack} onSaved={saved} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title="Delete this starter pack?"
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        Its link stops working. Whoever followed its creators goes on following them.
      </ConfirmDialog>
    </>
  )
}
