import type { TierView } from '@fanfare/contract'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useArchiveTier } from '../use-tiers.ts'

type Props = { tier: TierView; onClose: () => void }

export function ArchiveDialog({ tier: { id, name, hasSubscribers }, onClose }: Props) {
  const archive = useArchiveTier()
  const confirm = () =>
    void archive
      .run({ params: { id } })
      .then(() => {
        toastSuccess(`${name} archived`)
        onClose()
      })
      .catch(toastProblem)
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
