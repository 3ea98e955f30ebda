import type { AccountId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { lockFans, noteFansDue } from '../writer/fans.ts'
import { deleteHidden } from '../writer/feedback.ts'

/** Also of somebody who has become hidden since. */
export const unhideCreator = (scope: SignedInScope, creator: AccountId) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockFans(tx, [accountId])
    if (await deleteHidden(tx, accountId, creator)) {
      return noteFansDue(tx, [accountId], scope.now())
    }
    await requireVisibleProfile(tx, scope.actor, creator)
  })
