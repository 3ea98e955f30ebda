import type { AccountId } from '@fanfare/contract'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useBlock } from './use-blocks.ts'

type Props = {
  person: { id: AccountId; displayName: string; isCreator: boolean }
  isViewerCreator: boolean
  onBlocked?: (() => void) | undefined
  onClose: () => void
}

/** Says what happens to what was paid for, before it happens. */
export function BlockDialog({ person, isViewerCreator, onBlocked, onClose }: Props) {
  const { id, displayName, isCreator } = person
  const block = useBlock()
  const confirm = async () => {
    try {
      await block.run({ params: { id } })
      toastSuccess(`You blocked ${displayName}`)
      onBlocked?.()
    } catch (error) {
      toastProblem(error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Block ${displayName}?`}
      confirm="Block"
      busy={block.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      You won’t see each other while signed in, and you’ll stop following each other. We don’t tell
      them.
      {isCreator &&
        ' If you subscribe to them, you keep paying until you cancel in Subscriptions. What you bought stays yours.'}
      {isViewerCreator &&
        ' If they subscribe to you, that ends now and they get back the days they paid for and didn’t use.'}{' '}
      You can unblock them in your privacy settings.
    </ConfirmDialog>
  )
}
