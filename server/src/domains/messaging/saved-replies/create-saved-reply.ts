import {
  limits,
  type SavedReply,
  type SavedReplyFields,
  type SavedReplyId,
} from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockSettings } from '../contact/writer.ts'
import { countSavedReplies, insertSavedReply } from './writer.ts'

/** One after the other, so that two at once do not pass the limit. */
export const createSavedReply = (
  scope: SignedInScope,
  { name, text }: SavedReplyFields,
): Promise<SavedReply> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockSettings(tx, accountId)
    if ((await countSavedReplies(tx, accountId)) >= limits.savedReplies) {
      return fail('saved-reply.too-many')
    }
    const reply = { id: uuid() as SavedReplyId, name, text }
    await insertSavedReply(tx, accountId, reply, scope.now())
    return reply
  })
