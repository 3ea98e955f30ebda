import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import { secondFactorOffMail } from '../mails.ts'
import { requirePassword } from '../passwords/require-password.ts'
import type { SignedInScope } from '../sessions/signed-in.ts'
import { lockAccount, updateAccount } from '../writer/accounts.ts'
import { deleteSecondFactor } from '../writer/second-factor.ts'

export const disableSecondFactor = async (
  scope: SignedInScope,
  { password }: { password: string },
) => {
  await requirePassword(scope, password)
  await scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const account = await lockAccount(tx, accountId)
    if (!account.second_factor) fail('auth.second-factor-off')
    const now = scope.now()
    await deleteSecondFactor(tx, accountId)
    await updateAccount(tx, accountId, { second_factor: false })
    await queueMail(tx, account.email, secondFactorOffMail(scope.config.PUBLIC_ORIGIN), now)
    tx.emit('identity.second-factor-changed', { accountId, enabled: false })
  })
}
