import type { ReadState } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OwnConversation } from '../conversations/membership.ts'
import { keepReader } from './writer.ts'

/** Everything that is there for them; their other devices hear of it. Nobody is told who has read. */
export const readChannel = async (tx: Transaction, own: OwnConversation): Promise<ReadState> => {
  const { id, account_id: accountId, last_seq: readSeq } = own
  if (own.read_seq < readSeq) {
    await keepReader(tx, { accountId, channelId: id, readSeq, afterSeq: 0 })
    tx.emit('messaging.conversation-read', { conversationId: id, accountId })
  }
  return { unreadCount: 0, readSeq }
}

/** For themselves: what is sent from now on brings it back. */
export const clearChannel = async (tx: Transaction, own: OwnConversation): Promise<void> => {
  const { id, account_id: accountId, last_seq: seq } = own
  await keepReader(tx, { accountId, channelId: id, readSeq: seq, afterSeq: seq })
  tx.emit('messaging.own-conversation-changed', { conversationId: id, accountId })
}
