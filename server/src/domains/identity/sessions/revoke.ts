import type { AccountId, SessionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import { forgetDevices } from '../writer/devices.ts'
import { deleteSessions } from '../writer/sessions.ts'

interface Choice {
  readonly accountId: string
  readonly only?: string
  readonly except?: string | undefined
  /** Signing out is no accusation: that browser stays known. */
  readonly keepDevices?: true
}

/** Which sessions to end once this is committed. */
export const revokeSessions = async (tx: Transaction, choice: Choice) => {
  const accountId = choice.accountId as AccountId
  const ended = await deleteSessions(tx, choice)
  const sessionIds = ended.map(({ id }) => id as SessionId)
  if (sessionIds.length > 0) tx.emit('identity.sessions-revoked', { accountId, sessionIds })
  if (!choice.keepDevices)
    await forgetDevices(
      tx,
      accountId,
      ended.map((row) => row.device_id),
    )
  return sessionIds
}

/** Sockets end now; when that fails the event's subscriber does it a moment later. */
export const endSockets = async (scope: Scope, sessionIds: readonly string[]) => {
  if (sessionIds.length === 0) return
  await scope.push.endSessions(sessionIds).catch((error) => {
    scope.log.warn({ err: error }, 'sockets of revoked sessions end with the event instead')
  })
}
