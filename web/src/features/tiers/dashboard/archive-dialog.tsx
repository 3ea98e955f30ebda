import type { TierView } from '@fanfare/contract'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useArchiveTier } from '../use-tiers.ts'

type Props = { tier: TierView; onClose: () => void }

export function ArchiveDialog({ tier: { id, name, hasSubscribers }, onClose }: Props) {
  const archive = useArchiveTier()
  // Awaited rather than left to the row, which is gone as soon as the list is read again.
  const confirm = () =>
    archive.mutateAsync({ params: { id } }).then(() => {
      showToast(`${name} archived`, { tone: 'good' })
      onClose()
    }, toastProblem)
  return (
    <ConfirmDialog
      open
      title={`Archive ${name}?`}
      confirm="Archive"
      busy={archive.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      No one new will be able to subscribe.{' '}
      {hasSubscribers && 'Current subscribers keep it and continue to be charged. '}
      You can restore it anytime.
    </ConfirmDialog>
  )
}
