import type { ConversationId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { clearChannel } from '../broadcasts/read-channel.ts'
import { requireConversation } from './membership.ts'
import { lockMember, readLastSeq, updateMember } from './writer.ts'

/** For oneself: what was written until now is theirs no longer, and what comes brings it back. */
export const deleteConversation = (scope: SignedInScope, id: ConversationId): Promise<void> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const own = await requireConversation(tx, scope.actor, id)
    if (own.kind === 'broadcast') return clearChannel(tx, own)
    if (!(await lockMember(tx, id, accountId))) return fail('conversation.not-found')
    const last = await readLastSeq(tx, id)
    await updateMember(tx, id, accountId, {
      listed_at: null,
      after_seq: last,
      read_seq: last,
      unread_count: 0,
      notice_due_at: null,
    })
    tx.emit('messaging.own-conversation-changed', { conversationId: id, accountId })
  })
