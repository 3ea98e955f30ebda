import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireReachableContent } from '../../catalog/index.ts'
import { computeNow } from '../compute-picks.ts'
import { lockFans, noteFansDue } from '../writer/fans.ts'
import { deleteFeedback } from '../writer/feedback.ts'

/** Also of a post that has become hidden since. Picks made meanwhile are without it, so there are new ones. */
export const withdrawFeedback = async (scope: SignedInScope, id: ContentId) => {
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    await lockFans(tx, [accountId])
    if (await deleteFeedback(tx, accountId, id)) {
      return noteFansDue(tx, [accountId], scope.now())
    }
    await requireReachableContent({ ...scope, db: tx }, id)
  })
  await computeNow(scope, accountId)
}
