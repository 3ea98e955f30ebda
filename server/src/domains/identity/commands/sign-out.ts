import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { endCookie } from '../sessions/cookies.ts'
import { endSockets, revokeSessions } from '../sessions/revoke.ts'

/** Always succeeds: whoever asks is signed out afterwards. */
export const signOut = async (scope: Scope, exchange: Exchange) => {
  const { actor, config } = scope
  if (actor.kind === 'account') {
    const { accountId, sessionId: only } = actor
    const ended = await scope.transact((tx) =>
      revokeSessions(tx, { accountId, only, keepDevices: true }, scope.now()),
    )
    await endSockets(scope, ended)
  }
  exchange.setCookie(endCookie(config, 'session'))
  exchange.setCookie(endCookie(config, 'pending'))
}
