import type { ConversationId, ReadState } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireConversation } from '../conversations/membership.ts'
import { readUpTo, tellRead } from './read-up-to.ts'

export const markConversationRead = async (
  scope: SignedInScope,
  id: ConversationId,
): Promise<ReadState> => {
  const reading = await scope.transact(async (tx) =>
    readUpTo(tx, await requireConversation(tx, scope.actor, id), 'last'),
  )
  return reading ? tellRead(scope, reading) : fail('conversation.not-found')
}
