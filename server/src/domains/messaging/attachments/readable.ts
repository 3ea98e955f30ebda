import type { MessageId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { seeProfile } from '../../profiles/index.ts'
import { seeConversation } from '../conversations/membership.ts'
import { findMessage, type MessageRow } from '../messages/reader.ts'

/** Also within the transaction of whoever asks. */
export interface Looking extends Pick<SignedInScope, 'actor' | 'now'> {
  readonly db: Queryable
}

/** Asked at each use: who has left, is blocked or has deleted the conversation has none of it from then on. */
export const canRead = async ({ db, actor }: Looking, row: MessageRow): Promise<boolean> => {
  if (row.deleted_at) return false
  const own = await seeConversation(db, actor, row.conversation_id)
  if (!own || row.seq <= own.after_seq) return false
  // In a group what somebody wrote who may not be seen is folded.
  return (await seeProfile(db, actor, row.sender_id)) !== null
}

export const requireReadable = async (scope: Looking, id: MessageId): Promise<MessageRow> => {
  const row = await findMessage(scope.db, id)
  return row && (await canRead(scope, row)) ? row : fail('message.not-found')
}
