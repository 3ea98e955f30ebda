import { fail } from '../../../platform/errors/domain-error.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { endCookie } from '../sessions/cookies.ts'
import { endSockets, revokeSessions } from '../sessions/revoke.ts'

/** Someone else's session is as absent as one that never was. */
export const revokeDevice = async (
  scope: SignedInScope,
  { id }: { id: string },
  exchange: Exchange,
) => {
  const { accountId, sessionId } = scope.actor
  const ended = await scope.transact((tx) =>
    revokeSessions(tx, { accountId, only: id }, scope.now()),
  )
  if (ended.length === 0) fail('session.not-found')
  if (id === sessionId) exchange.setCookie(endCookie(scope.config, 'session'))
  await endSockets(scope, ended)
}
