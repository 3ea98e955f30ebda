import type { SignedInScope } from '../../../platform/scope.ts'
import { forgetAll } from '../forget.ts'
import { readSettings } from '../settings.ts'
import { lockFans, setOn } from '../writer/fans.ts'
import { forgetHidden } from '../writer/feedback.ts'

/** Turned on again, they begin with nothing. */
export const updateRecommendationSettings = (scope: SignedInScope, { on }: { on: boolean }) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const wasOn = (await lockFans(tx, [accountId])).has(accountId)
    if (wasOn !== on) await setOn(tx, accountId, on)
    if (!on) {
      await forgetAll(tx, accountId, scope.now())
      await forgetHidden(tx, accountId)
    }
    return readSettings(tx, accountId)
  })
