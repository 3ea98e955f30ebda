import type { SavedReplyId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removeSavedReply } from './writer.ts'

export const deleteSavedReply = (scope: SignedInScope, id: SavedReplyId): Promise<void> =>
  scope.transact(async (tx) => {
    if (!(await removeSavedReply(tx, scope.actor.accountId, id))) fail('saved-reply.not-found')
  })
