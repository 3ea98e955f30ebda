import type { CategorySlug } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { computeNow } from '../compute-picks.ts'
import { readSettings } from '../settings.ts'
import { lockFans, setInterests } from '../writer/fans.ts'

/** Whoever has just chosen sees what came of it with the next read. */
export const chooseInterests = async (scope: SignedInScope, interests: readonly CategorySlug[]) => {
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    if (!(await lockFans(tx, [accountId])).has(accountId)) fail('recommendations.off')
    await setInterests(tx, accountId, [...new Set(interests)], scope.now())
  })
  await computeNow(scope, accountId)
  return readSettings(scope.db, accountId)
}
