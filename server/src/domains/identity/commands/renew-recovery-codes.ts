import { fail } from '../../../platform/errors/domain-error.ts'
import { callAuth, refusing } from '../gateways/auth.ts'
import type { SignedInScope } from '../sessions/signed-in.ts'
import { lockAccount } from '../writer/accounts.ts'

const refused = refusing({ INVALID_PASSWORD: 'auth.wrong-password' })

/** The old ones stop working. */
export const renewRecoveryCodes = (scope: SignedInScope, { password }: { password: string }) =>
  scope.transact(async (tx) => {
    const account = await lockAccount(tx, scope.actor.accountId)
    if (!account.second_factor) fail('auth.second-factor-off')
    const { backupCodes } = await callAuth(
      scope,
      tx,
      (auth) => auth.api.generateBackupCodes({ body: { password } }),
      { as: account },
    ).catch(refused)
    return { recoveryCodes: backupCodes }
  })
