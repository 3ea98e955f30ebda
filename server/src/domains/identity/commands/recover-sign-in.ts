import { APIError } from 'better-auth/api'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { callAuth } from '../gateways/auth.ts'
import { recoveryCodeUsedMail } from '../mails.ts'
import { tidyRecoveryCode } from '../passwords/recovery-codes.ts'
import type { AccountRow } from '../reader.ts'
import { originOf } from '../sessions/origin.ts'
import { takeSecondStep } from '../sessions/second-step.ts'
import { lockSecondFactor } from '../writer/second-factor.ts'

/** better-auth takes the code out of the list; how many remain, or null when it was not in it. */
const spendCode = (scope: Scope, tx: Transaction, account: AccountRow, code: string) =>
  callAuth(
    scope,
    tx,
    async ({ api }) => {
      await api.verifyBackupCode({ body: { code, disableSession: true } })
      return (await api.viewBackupCodes({ body: { userId: account.id } })).backupCodes.length
    },
    { as: account },
  ).catch((error: unknown) => {
    if (error instanceof APIError && error.body?.code === 'INVALID_BACKUP_CODE') return null
    throw error
  })

export const recoverSignIn = (
  scope: Scope,
  { recoveryCode }: { recoveryCode: string },
  exchange: Exchange,
) =>
  takeSecondStep(scope, exchange, async (tx, account) => {
    const factor = await lockSecondFactor(tx, account.id)
    if (!factor?.verified) return false
    const remaining = await spendCode(scope, tx, account, tidyRecoveryCode(recoveryCode))
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
