import type { MessageId, ReadState } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { seeConversation } from '../conversations/membership.ts'
import { readUpTo, tellRead } from './read-up-to.ts'
import { findMessage } from './reader.ts'

export const markMessageRead = async (scope: SignedInScope, id: MessageId): Promise<ReadState> => {
  const reading = await scope.transact(async (tx) => {
    const row = await findMessage(tx, id)
    if (!row || row.deleted_at) return fail('message.not-found')
    const own = await seeConversation(tx, scope.actor, row.conversation_id)
    if (!own || row.seq <= own.after_seq) return fail('message.not-found')
    return readUpTo(tx, own, row.seq)
  })
  return reading ? tellRead(scope, reading) : fail('message.not-found')
}
