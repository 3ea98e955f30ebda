import type { Exchange } from '../../../platform/http/handler.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { recoveryCodeUsedMail } from '../mails.ts'
import { spendRecoveryCode } from '../passwords/spend-code.ts'
import { originOf } from '../sessions/origin.ts'
import { takeSecondStep } from '../sessions/second-step.ts'

export interface RecoverSignIn {
  readonly recoveryCode: string
  readonly pendingToken?: string | undefined
}

export const recoverSignIn = (
  scope: Scope,
  { recoveryCode, pendingToken }: RecoverSignIn,
  exchange: Exchange,
) =>
  takeSecondStep(scope, exchange, pendingToken, async (tx, account) => {
    const remaining = await spendRecoveryCode(scope, tx, account, recoveryCode)
    if (remaining === null) return false
    const now = scope.now()
    const mail = recoveryCodeUsedMail(
      scope.config.PUBLIC_ORIGIN,
      remaining,
      originOf(exchange, now),
    )
    await queueMail(tx, account.email, mail, now)
    return true
  })
