import type { BroadcastView } from '@fanfare/contract'
import { useCommand } from '../../../core/api/api.ts'
import { toastResult } from '../../../core/api/toast-result.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'

type Props = { broadcast: BroadcastView; onClose: () => void }

export function DeleteBroadcast({ broadcast: { id, sentAt }, onClose }: Props) {
  const remove = useCommand('deleteBroadcast', { refresh: ['listBroadcasts'] })
  const waits = sentAt === null
  const confirm = async () => {
    const done = remove.run({ params: { id } })
    const words = waits ? 'Broadcast canceled' : 'Broadcast deleted'
    await toastResult(done, words, 'This broadcast wasn’t deleted.')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={waits ? 'Cancel broadcast' : 'Delete broadcast'}
      confirm={waits ? 'Cancel broadcast' : 'Delete'}
      cancel={waits ? 'Keep it' : 'Cancel'}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {waits ? 'It won’t be sent.' : 'This deletes it for everyone and can’t be undone.'}
    </ConfirmDialog>
  )
}
