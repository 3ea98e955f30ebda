import type { ReadState } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { findSettings } from '../contact/reader.ts'
import type { OwnConversation } from '../conversations/membership.ts'
import { lockMember, readLastSeq, updateMember } from '../conversations/writer.ts'
import { isForEveryone, tellNow } from './push.ts'
import { countOfOthers } from './reader.ts'

/** Everything, or up to this message. */
type UpTo = number | 'last'

interface Reading extends ReadState {
  readonly own: OwnConversation
  readonly isChanged: boolean
}

/** Null for whoever has just left. What was read stays read. */
export const readUpTo = async (
  tx: Transaction,
  own: OwnConversation,
  upTo: UpTo,
): Promise<Reading | null> => {
  const { id, account_id: accountId } = own
  const row = await lockMember(tx, id, accountId)
  if (!row) return null
  const last = await readLastSeq(tx, id)
  const seq = upTo === 'last' ? last : upTo
  if (seq <= row.read_seq) {
    return { own, unreadCount: row.unread_count, readSeq: row.read_seq, isChanged: false }
  }
  const passed =
    seq === last ? row.unread_count : await countOfOthers(tx, id, accountId, row.read_seq, seq)
  const unreadCount = row.unread_count - passed
  await updateMember(tx, id, accountId, {
    read_seq: seq,
    unread_count: unreadCount,
    // With nothing left to read there is nothing to tell, and the next message waits anew.
    ...(seq === last ? { notice_due_at: null } : {}),
  })
  tx.emit('messaging.conversation-read', { conversationId: id, accountId })
  return { own, unreadCount, readSeq: seq, isChanged: true }
}

/** A request does not tell whoever sent it, nor does whoever shows nobody what they have read. */
const isShown = async (scope: SignedInScope, own: OwnConversation) => {
  if (!own.is_accepted) return false
  const [settings] = await findSettings(scope.db, [own.account_id])
  return settings?.read_receipts !== false && (await isForEveryone(scope, own))
}

/** Others see it at once in the open conversation. */
export const tellRead = async (
  scope: SignedInScope,
  { own, readSeq, unreadCount, isChanged }: Reading,
): Promise<ReadState> => {
  if (isChanged && (await isShown(scope, own))) {
    const { id: conversationId, account_id: userId } = own
    await tellNow(scope, conversationId, { type: 'read', conversationId, userId, seq: readSeq })
  }
  return { readSeq, unreadCount }
}
