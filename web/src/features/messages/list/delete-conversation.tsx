import type { ConversationView } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '../../../core/api/api.ts'
import { toastProblem, toastSuccess } from '../../../core/api/toast-result.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { hrefOf } from '../words.ts'
import { dropFromLists } from './list-cache.ts'

type Props = {
  conversation: Pick<ConversationView, 'id'>
  isOpen: boolean
  onClose: () => void
}

export function DeleteConversation({ conversation: { id }, isOpen, onClose }: Props) {
  const queries = useQueryClient()
  const remove = useCommand('deleteConversation', {
    refresh: ['listConversations', 'readUnreadConversations'],
  })
  const confirm = async () => {
    try {
      await remove.run({ params: { id } })
    } catch (error) {
      toastProblem(error, 'Failed to delete conversation.')
      return onClose()
    }
    onClose()
    if (isOpen) await go(hrefOf())
    dropFromLists(queries, id)
    queries.removeQueries({ queryKey: ['thread', id] })
    toastSuccess('Conversation deleted')
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete conversation"
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Are you sure you want to delete this conversation?
    </ConfirmDialog>
  )
}
