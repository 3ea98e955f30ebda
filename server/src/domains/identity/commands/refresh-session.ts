import { fail } from '../../../platform/errors/domain-error.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../accounts.ts'
import { sessionEnd } from '../policy.ts'
import { sessionToken } from '../sessions/authenticate.ts'
import { renewCookie } from '../sessions/grant.ts'
import { lockSession, rollSession } from '../writer/sessions.ts'

/**
 * Rolls the session now; any other request rolls it when the last roll is some minutes old. The
 * token stays: two tabs that refresh at once must not sign each other out.
 */
export const refreshSession = async (scope: SignedInScope, exchange: Exchange) => {
  const { accountId, sessionId } = scope.actor
  const { session, user } = await scope.transact(async (tx) => {
    const now = scope.now()
    const locked = (await lockSession(tx, sessionId, now)) ?? fail('auth.required')
    const seenBefore = locked.last_seen_at
    await rollSession(tx, sessionId, { seenBefore, now, end: sessionEnd(locked, now) })
    const account = (await readAccount(tx, accountId)) ?? fail('auth.required')
    return { session: locked, user: account }
  })
  const token = sessionToken(scope, exchange.headers)
  if (token) renewCookie(scope, exchange, token, session)
  return { user }
}
