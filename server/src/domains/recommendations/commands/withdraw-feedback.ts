import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireReachableContent } from '../../catalog/index.ts'
import { lockFans, noteFansDue } from '../writer/fans.ts'
import { deleteFeedback } from '../writer/feedback.ts'

/** Also of a post that has become hidden since. */
export const withdrawFeedback = (scope: SignedInScope, id: ContentId) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockFans(tx, [accountId])
    if (await deleteFeedback(tx, accountId, id)) {
      return noteFansDue(tx, [accountId], scope.now())
    }
    await requireReachableContent({ ...scope, db: tx }, id)
  })
