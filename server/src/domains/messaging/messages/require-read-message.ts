import type { MessageId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedIn } from '../../../platform/scope.ts'
import { type Seeing, seeProfile } from '../../profiles/index.ts'
import { seeConversation } from '../conversations/membership.ts'
import { findMessage } from './reader.ts'

/** A message that this person reads: theirs to see, not deleted, not folded. */
export const requireReadMessage = async (
  db: Queryable,
  actor: SignedIn,
  id: MessageId,
  seeing?: Seeing,
) => {
  const row = await findMessage(db, id)
  if (!row || row.deleted_at) return fail('message.not-found')
  const own = await seeConversation(db, actor, row.conversation_id, seeing)
  if (!own || row.seq <= own.after_seq) return fail('message.not-found')
  // The two of a direct one see each other, or it would not be there.
  const isShown =
    own.other !== null || (await seeProfile(db, actor, row.sender_id, seeing)) !== null
  return isShown ? { own, row } : fail('message.not-found')
}
