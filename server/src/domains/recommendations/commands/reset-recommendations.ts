import type { SignedInScope } from '../../../platform/scope.ts'
import { forgetAll } from '../forget.ts'
import { lockFans } from '../writer/fans.ts'

/** The next read computes new picks, of interests, follows and what is popular. */
export const resetRecommendations = (scope: SignedInScope) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockFans(tx, [accountId])
    await forgetAll(tx, accountId, scope.now())
  })
