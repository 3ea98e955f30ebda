import { type AccountId, type ConversationId, limits } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { chooseMembers } from './choose-members.ts'
import { lockManaged } from './membership.ts'
import { readMembersOf } from './reader.ts'
import { countMembers, insertGroupMembers } from './writer.ts'

/** Who is in it already stays in it; who is new reads what is written from now on. */
export const addMembers = (
  scope: SignedInScope,
  id: ConversationId,
  userIds: readonly AccountId[],
): Promise<void> =>
  scope.transact(async (tx) => {
    const own = await lockManaged(tx, scope.actor, id)
    const there = new Set(await readMembersOf(tx, [id]))
    const wanted = userIds.filter((one) => !there.has(one))
    const added = await chooseMembers(tx, scope, wanted)
    if (added.length === 0) return
    if (there.size + added.length > limits.groupMembers) return fail('conversation.full')
    await insertGroupMembers(tx, id, added, { at: scope.now(), afterSeq: own.last_seq })
    await countMembers(tx, id, added.length)
    tx.emit('messaging.conversation-changed', { conversationId: id })
  })
