import type { ConversationId } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { dropFromLists } from '../list/list-cache.ts'
import { hrefOf } from '../words.ts'
import { useLeaveGroup } from './use-group.ts'

type Props = { id: ConversationId; isOwner: boolean; onClose: () => void }

export function LeaveGroup({ id, isOwner, onClose }: Props) {
  const queries = useQueryClient()
  const leave = useLeaveGroup()
  const confirm = async () => {
    try {
      await leave.run({ params: { id }, query: {} })
    } catch (error) {
      toastProblem(error)
      return onClose()
    }
    onClose()
    await go(hrefOf())
    dropFromLists(queries, id)
    toastSuccess('You left the group')
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Leave this group?"
      confirm="Leave"
      busy={leave.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      You won’t see its messages anymore, and only its owner can add you again.
      {isOwner && ' The person who has been in it longest becomes the owner.'}
    </ConfirmDialog>
  )
}
