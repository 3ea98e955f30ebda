import type { SavedReply, SavedReplyFields, SavedReplyId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeSavedReply } from './writer.ts'

/** What was sent with it before stays as it was. */
export const updateSavedReply = (
  scope: SignedInScope,
  id: SavedReplyId,
  { name, text }: SavedReplyFields,
): Promise<SavedReply> =>
  scope.transact(async (tx) => {
    const isOwn = await changeSavedReply(tx, scope.actor.accountId, id, { name, text })
    return isOwn ? { id, name, text } : fail('saved-reply.not-found')
  })
