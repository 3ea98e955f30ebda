import type { MessageId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedIn } from '../../../platform/scope.ts'
import { lockConversation } from '../conversations/membership.ts'
import { canChangeMessage } from '../policy.ts'
import { findMessage, type MessageRow } from './reader.ts'

/** A message that its sender can change, with its conversation locked. Of others’ it says whether they are there. */
export const lockOwnMessage = async (tx: Transaction, actor: SignedIn, id: MessageId) => {
  const found = await findMessage(tx, id)
  if (!found) return fail('message.not-found')
  const own = await lockConversation(tx, actor, found.conversation_id, 'message.not-found')
  // It may have been deleted before it was locked.
  const row: MessageRow | null = await findMessage(tx, id)
  if (!row || row.deleted_at || row.seq <= own.after_seq) return fail('message.not-found')
  canChangeMessage(row, actor).orThrow()
  return { own, row }
}
