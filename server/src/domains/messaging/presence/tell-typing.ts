import type { ConversationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readShowingActivity } from '../contact/reader.ts'
import { seeConversation } from '../conversations/membership.ts'
import { isForEveryone, tellNow } from '../messages/push.ts'
import { readIsAnswered } from './reader.ts'

/** Not kept, and not told where somebody who would hear it should not know. Four queries, six in a group. */
export const tellTyping = async (
  scope: SignedInScope,
  conversationId: ConversationId,
  isTyping: boolean,
): Promise<void> => {
  const { accountId: userId } = scope.actor
  const own = await seeConversation(scope.db, scope.actor, conversationId)
  if (!own || !(await readIsAnswered(scope.db, conversationId))) return
  if (!(await readShowingActivity(scope.db, [userId])).has(userId)) return
  if (!(await isForEveryone(scope, own))) return
  await tellNow(scope, conversationId, { type: 'typing', conversationId, userId, isTyping })
}
