import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { callAuth } from '../gateways/auth.ts'
import { matchingStep } from '../gateways/totp.ts'
import { secondFactorOnMail } from '../mails.ts'
import { lockAccount, updateAccount } from '../writer/accounts.ts'
import { lockSecondFactor, spendStep } from '../writer/second-factor.ts'

/** The code shows that the app holds the secret; only then are the recovery codes given out. */
export const enableSecondFactor = (scope: SignedInScope, { code }: { code: string }) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const account = await lockAccount(tx, accountId)
    if (!account.email_verified) fail('auth.email-not-verified')
    if (account.second_factor) fail('auth.second-factor-on')
    const factor = (await lockSecondFactor(tx, accountId)) ?? fail('auth.second-factor-off')
    const step = (await matchingStep(scope, factor.secret, code)) ?? fail('auth.wrong-code')
    const now = scope.now()
    await spendStep(tx, accountId, step)
    await updateAccount(tx, accountId, { second_factor: true })
    const { backupCodes } = await callAuth(scope, tx, (auth) =>
      auth.api.viewBackupCodes({ body: { userId: accountId } }),
    )
    await queueMail(tx, account.email, secondFactorOnMail(scope.config.PUBLIC_ORIGIN), now)
    tx.emit('identity.second-factor-changed', { accountId, enabled: true })
    return { recoveryCodes: backupCodes }
  })
