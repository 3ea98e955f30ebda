import type { AccountId } from '@fanfare/contract'
import type { Typing } from '../../../platform/realtime/rules.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readShowingActivity } from '../contact/reader.ts'
import { type OwnConversation, seeConversation } from '../conversations/membership.ts'
import { readMembersOf } from '../conversations/reader.ts'
import { isForEveryone, tellNow } from '../messages/push.ts'
import { readIsAnswered } from './reader.ts'

/** Each of them is one message more. In larger groups somebody types most of the time. */
const mostInLists = 10

const readOthers = async (
  { db, actor }: SignedInScope,
  { id, other, member_count }: OwnConversation,
): Promise<AccountId[]> => {
  if (other) return [other.account_id]
  if (member_count > mostInLists) return []
  return (await readMembersOf(db, [id])).filter((one) => one !== actor.accountId)
}

/** Those with the list open. Whoever hides that they are here does not see it of others. */
const tellLists = async (
  scope: SignedInScope,
  others: readonly AccountId[],
  { conversationId, isTyping }: Typing,
) => {
  const { accountId: userId } = scope.actor
  for (const one of others) {
    const topic = `account:${one}`
    const message = { type: 'member_typing', topic, conversationId, userId, isTyping } as const
    await scope.push.send(topic, message).catch((error: unknown) => {
      scope.log.warn({ err: error }, 'lists do not show who types')
    })
  }
}

/** Not kept, and not told where somebody who would hear it should not know. Four queries, six in a group. */
export const tellTyping = async (scope: SignedInScope, typing: Typing): Promise<void> => {
  const { conversationId, isTyping, isForLists } = typing
  const { accountId: userId } = scope.actor
  const own = await seeConversation(scope.db, scope.actor, conversationId)
  if (!own || own.kind === 'broadcast' || !(await readIsAnswered(scope.db, conversationId))) return
  const others = isForLists ? await readOthers(scope, own) : []
  const showing = await readShowingActivity(scope.db, [userId, ...others])
  if (!showing.has(userId)) return
  if (!(await isForEveryone(scope, own))) return
  await tellNow(scope, conversationId, { type: 'typing', conversationId, userId, isTyping })
  await tellLists(
    scope,
    others.filter((one) => showing.has(one)),
    typing,
  )
}
