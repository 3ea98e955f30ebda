import { fail } from '../../../platform/errors/domain-error.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../accounts.ts'
import { after, sessionLength } from '../policy.ts'
import { sessionToken } from '../sessions/authenticate.ts'
import { setSessionCookie } from '../sessions/grant.ts'
import { extendSession, lockSession } from '../writer/sessions.ts'

/** The token stays: two tabs that refresh at once must not sign each other out. */
export const refreshSession = async (scope: SignedInScope, exchange: Exchange) => {
  const { accountId, sessionId } = scope.actor
  const { remembered, user } = await scope.transact(async (tx) => {
    const now = scope.now()
    const session = (await lockSession(tx, sessionId)) ?? fail('auth.required')
    await extendSession(tx, sessionId, after(now, sessionLength(session.remembered)), now)
    const account = (await readAccount(tx, accountId)) ?? fail('auth.required')
    return { ...session, user: account }
  })
  const token = sessionToken(scope, exchange.headers)
  if (token && !exchange.headers.has('authorization')) {
    setSessionCookie(scope, exchange, token, remembered)
  }
  return { user }
}
