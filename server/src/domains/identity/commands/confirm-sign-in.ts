import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { matchingStep } from '../gateways/totp.ts'
import { takeSecondStep } from '../sessions/second-step.ts'
import { lockSecondFactor, spendStep } from '../writer/second-factor.ts'

/** A code seen over someone's shoulder is worth nothing once it was used. */
export const confirmSignIn = (scope: Scope, { code }: { code: string }, exchange: Exchange) =>
  takeSecondStep(scope, exchange, async (tx, account) => {
    const factor = await lockSecondFactor(tx, account.id)
    if (!factor?.verified) return false
    const step = await matchingStep(scope, factor.secret, code)
    if (step === null || step <= factor.last_used_step) return false
    await spendStep(tx, account.id, step)
    return true
  })
