import { callAuth, refusing } from '../gateways/auth.ts'
import type { SignedInScope } from '../sessions/signed-in.ts'
import { lockAccount } from '../writer/accounts.ts'

const refused = refusing({
  INVALID_PASSWORD: 'auth.wrong-password',
  TOTP_ALREADY_ENABLED: 'auth.second-factor-on',
})

/** A secret that counts for nothing until a code made with it has been entered. */
export const beginSecondFactor = (scope: SignedInScope, { password }: { password: string }) =>
  scope.transact(async (tx) => {
    const account = await lockAccount(tx, scope.actor.accountId)
    const begun = await callAuth(
      scope,
      tx,
      (auth) => auth.api.enableTwoFactor({ body: { password, method: 'totp' } }),
      { as: account },
    ).catch(refused)
    if (begun.method !== 'totp') throw new Error('better-auth answered another method')
    const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
    return { secret, uri: begun.totpURI }
  })
