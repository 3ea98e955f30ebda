import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { callAuth, refusing } from '../gateways/auth.ts'
import { requirePassword } from '../passwords/require-password.ts'
import { lockAccount } from '../writer/accounts.ts'

const refused = refusing({
  INVALID_PASSWORD: 'auth.wrong-password',
  TOTP_ALREADY_ENABLED: 'auth.second-factor-on',
})

/**
 * A secret that counts for nothing until a code made with it has been entered. Only for who has
 * shown that the address is theirs: otherwise a stranger could shut its owner out of it for good.
 */
export const beginSecondFactor = async (
  scope: SignedInScope,
  { password }: { password: string },
) => {
  const checkedHash = await requirePassword(scope, password)
  return scope.transact(async (tx) => {
    const account = await lockAccount(tx, scope.actor.accountId)
    if (!account.email_verified) fail('auth.email-not-verified')
    const begun = await callAuth(
      scope,
      tx,
      (auth) => auth.api.enableTwoFactor({ body: { password, method: 'totp' } }),
      { as: account, checkedHash },
    ).catch(refused)
    if (begun.method !== 'totp') throw new Error('better-auth answered another method')
    const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
    return { secret, uri: begun.totpURI }
  })
}
