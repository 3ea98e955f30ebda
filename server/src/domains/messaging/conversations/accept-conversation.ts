import type { ConversationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireConversation } from './membership.ts'
import { updateMember } from './writer.ts'

export const acceptConversation = (scope: SignedInScope, id: ConversationId): Promise<void> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { kind } = await requireConversation(tx, scope.actor, id)
    if (kind === 'broadcast') return
    await updateMember(tx, id, accountId, { folder: 'inbox', is_accepted: true })
    tx.emit('messaging.own-conversation-changed', { conversationId: id, accountId })
  })
