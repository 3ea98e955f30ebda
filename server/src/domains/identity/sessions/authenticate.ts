import type { AccountId, Role, SessionId } from '@fanfare/contract'
import type { Actor, Scope } from '../../../platform/scope.ts'
import { isStale } from '../policy.ts'
import { findSession } from '../reader.ts'
import { touchSession } from '../writer/sessions.ts'
import { readBearer, readCookie } from './cookies.ts'
import { hashOf } from './tokens.ts'

/** The token a request carries, if we signed it. */
export const sessionToken = ({ config }: Pick<Scope, 'config'>, headers: Headers) =>
  headers.has('authorization')
    ? readBearer(config, headers)
    : readCookie(config, 'session', headers)

const nobody: Actor = { kind: 'anonymous' }

/** Who asks. One query for someone signed in, none for everybody else. */
export const authenticate = async (scope: Scope, headers: Headers): Promise<Actor> => {
  const token = sessionToken(scope, headers)
  if (!token) return nobody
  const now = scope.now()
  const session = await findSession(scope.db, hashOf(token), now)
  if (!session) return nobody
  if (isStale(session.last_seen_at, now)) {
    await scope
      .transact((tx) => touchSession(tx, session.id, now))
      .catch((error) => {
        scope.log.warn({ err: error }, 'could not note when a session was last seen')
      })
  }
  return {
    kind: 'account',
    accountId: session.account_id as AccountId,
    sessionId: session.id as SessionId,
    role: session.role as Role,
  }
}
