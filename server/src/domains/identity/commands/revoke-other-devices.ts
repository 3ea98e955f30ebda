import type { SignedInScope } from '../../../platform/scope.ts'
import { endSockets, revokeSessions } from '../sessions/revoke.ts'

export const revokeOtherDevices = async (scope: SignedInScope) => {
  const { accountId, sessionId: except } = scope.actor
  const ended = await scope.transact((tx) => revokeSessions(tx, { accountId, except }, scope.now()))
  await endSockets(scope, ended)
  return { revoked: ended.length }
}
