import { APIError } from 'better-auth/api'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import { callAuth } from '../gateways/auth.ts'
import { openSecondFactor } from '../gateways/second-factor-keys.ts'
import { matchingStep } from '../gateways/totp.ts'
import type { AccountRow } from '../reader.ts'
import { lockSecondFactor, spendStep } from '../writer/second-factor.ts'
import { tidyRecoveryCode } from './recovery-codes.ts'

/** A code seen over someone's shoulder is worth nothing once it was used. */
export const spendAppCode = async (
  scope: Scope,
  tx: Transaction,
  account: AccountRow,
  code: string,
) => {
  const factor = await lockSecondFactor(tx, account.id)
  if (!factor?.verified) return false
  const step = await matchingStep(scope, factor.secret, code)
  if (step === null || step <= factor.last_used_step) return false
  await spendStep(tx, account.id, step)
  return true
}

/** better-auth takes the code out of the list; how many remain, or null when it was not in it. */
export const spendRecoveryCode = async (
  scope: Scope,
  tx: Transaction,
  account: AccountRow,
  typed: string,
) => {
  const factor = await lockSecondFactor(tx, account.id)
  if (!factor?.verified || !(await openSecondFactor(scope.config, factor.recovery_codes))) {
    return null
  }
  const code = tidyRecoveryCode(typed)
  return callAuth(
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
}

const fromApp = /^\d{6}$/

/** Whichever was typed: recovery codes are longer. */
export const spendEitherCode = async (
  scope: Scope,
  tx: Transaction,
  account: AccountRow,
  code: string,
) =>
  fromApp.test(code)
    ? spendAppCode(scope, tx, account, code)
    : (await spendRecoveryCode(scope, tx, account, code)) !== null
