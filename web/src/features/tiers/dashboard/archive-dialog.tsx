import type { TierView } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useArchiveTier } from '../use-tiers.ts'

type Props = { tier: TierView; onClose: () => void }

export function ArchiveDialog({ tier: { id, name, hasSubscribers }, onClose }: Props) {
  const archive = useArchiveTier()
  // Awaited rather than left to the row, which is gone as soon as the list is read again.
  const confirm = () =>
    archive.mutateAsync({ params: { id } }).then(
      () => {
        showToast(`${name} is archived.`, { tone: 'good' })
        onClose()
      },
      ({ problem }: ProblemError) => showToast(problem.detail, { tone: 'bad' }),
    )
  return (
    <ConfirmDialog
      open
      title={`Archive ${name}?`}
      confirm="Archive"
      busy={archive.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      From now on nobody can subscribe to it.{' '}
      {hasSubscribers && 'Whoever has it keeps it and goes on paying for it. '}
      You can bring it back at any time.
    </ConfirmDialog>
  )
}
