import type { AccountId, ConversationId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canManage } from '../policy.ts'
import { lockConversation, type OwnConversation } from './membership.ts'
import { removePicture } from './picture.ts'
import { countMembers, deleteMember, readLongestMember, updateConversationRow } from './writer.ts'

/** A group without members keeps its rows, but not its picture. */
const takeOut = async (tx: Transaction, own: OwnConversation, member: AccountId, now: Date) => {
  const { id, owner_id } = own
  if (!(await deleteMember(tx, id, member))) return fail('conversation.not-a-member')
  await countMembers(tx, id, -1)
  if (member !== owner_id) return
  const next = await readLongestMember(tx, id)
  await updateConversationRow(tx, id, { owner_id: next })
  if (!next) await removePicture(tx, own, now)
}

/** Somebody leaves a group, or its owner takes them out: from then on it is not there for them. */
export const removeMember = async (
  scope: SignedInScope,
  id: ConversationId,
  member: AccountId = scope.actor.accountId,
): Promise<void> => {
  await scope.transact(async (tx) => {
    const own = await lockConversation(tx, scope.actor, id)
    if (own.kind !== 'group') return fail('conversation.not-a-group')
    if (member !== scope.actor.accountId) canManage(own, scope.actor).orThrow()
    await takeOut(tx, own, member, scope.now())
    tx.emit('messaging.members-left', { conversationId: id, accountIds: [member] })
  })
  await scope.push.recheckAccounts([member]).catch((error: unknown) => {
    scope.log.warn({ err: error }, 'sockets leave the conversation with the event instead')
  })
}
