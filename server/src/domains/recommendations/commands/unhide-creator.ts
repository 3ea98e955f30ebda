import type { AccountId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { computeNow } from '../compute-picks.ts'
import { lockFans, noteFansDue } from '../writer/fans.ts'
import { deleteHidden } from '../writer/feedback.ts'

/** Also of somebody who has become hidden since. Picks made meanwhile are without them, so there are new ones. */
export const unhideCreator = async (scope: SignedInScope, creator: AccountId) => {
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    await lockFans(tx, [accountId])
    if (await deleteHidden(tx, accountId, creator)) {
      return noteFansDue(tx, [accountId], scope.now())
    }
    await requireVisibleProfile(tx, scope.actor, creator)
  })
  await computeNow(scope, accountId)
}
