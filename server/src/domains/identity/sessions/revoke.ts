import type { AccountId, SessionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import { forgetLeftDevices } from '../writer/devices.ts'
import { deleteSessionByToken, deleteSessions } from '../writer/sessions.ts'
import { hashOf } from './tokens.ts'

interface Choice {
  readonly accountId: string
  readonly only?: string
  readonly except?: string | undefined
  /** Signing out is no accusation: that browser stays known. */
  readonly keepDevices?: true
}

/** Which sockets to end once this is committed. A device without a session is a stranger again. */
export const revokeSessions = async (tx: Transaction, choice: Choice, now: Date) => {
  const accountId = choice.accountId as AccountId
  const ended = await deleteSessions(tx, choice)
  const sessionIds = ended.map(({ id }) => id as SessionId)
  if (sessionIds.length > 0) tx.emit('identity.sessions-revoked', { accountId, sessionIds })
  if (!choice.keepDevices) {
    const left = ended.map((row) => row.device_id)
    await forgetLeftDevices(tx, accountId, left, now)
  }
  return sessionIds
}

/** The session a browser had before it signs in anew; left alive it would be nobody's to end. */
export const replaceSession = async (tx: Transaction, token: string | null) => {
  const ended = token ? await deleteSessionByToken(tx, hashOf(token)) : undefined
  if (!ended) return []
  const accountId = ended.account_id as AccountId
  const sessionIds = [ended.id as SessionId]
  tx.emit('identity.sessions-revoked', { accountId, sessionIds })
  return sessionIds
}

/** Sockets end now; when that fails the event's subscriber does it a moment later. */
export const endSockets = async (scope: Scope, sessionIds: readonly string[]) => {
  if (sessionIds.length === 0) return
  await scope.push.endSessions(sessionIds).catch((error) => {
    scope.log.warn({ err: error }, 'sockets of revoked sessions end with the event instead')
  })
}
