import type { MessageId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { letGoOfAttachments } from '../attachments/let-go.ts'
import { deleteReactionsTo } from '../reactions/writer.ts'
import { lockOwnMessage } from './own-message.ts'
import { tellNow } from './push.ts'
import { markDeleted, uncountMessage } from './writer.ts'

/** For everyone, who had not read it, too. */
export const deleteMessage = async (scope: SignedInScope, id: MessageId): Promise<void> => {
  const { conversationId, seq } = await scope.transact(async (tx) => {
    const { row } = await lockOwnMessage(tx, scope.actor, id)
    await markDeleted(tx, row, scope.now())
    await deleteReactionsTo(tx, row)
    await letGoOfAttachments(tx, row, scope.now())
    await uncountMessage(tx, row.conversation_id, { seq: row.seq, sender: row.sender_id })
    const deleted = { conversationId: row.conversation_id, messageId: id, seq: row.seq }
    tx.emit('messaging.message-deleted', { ...deleted, senderId: row.sender_id })
    return deleted
  })
  await tellNow(scope, conversationId, {
    type: 'message_deleted',
    conversationId,
    messageId: id,
    seq,
  })
}
