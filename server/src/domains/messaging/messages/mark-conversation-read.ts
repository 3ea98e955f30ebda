import type { ConversationId, ReadState } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readChannel } from '../broadcasts/read-channel.ts'
import { requireConversation } from '../conversations/membership.ts'
import { readUpTo, tellRead } from './read-up-to.ts'

export const markConversationRead = async (
  scope: SignedInScope,
  id: ConversationId,
): Promise<ReadState> => {
  const reading = await scope.transact(async (tx) => {
    const own = await requireConversation(tx, scope.actor, id)
    return own.kind === 'broadcast' ? readChannel(tx, own) : readUpTo(tx, own, 'last')
  })
  if (!reading) return fail('conversation.not-found')
  return 'own' in reading ? tellRead(scope, reading) : reading
}
