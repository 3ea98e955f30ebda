import type { AccountId, Role, SessionId } from '@fanfare/contract'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Actor, Scope } from '../../../platform/scope.ts'
import { isStale, sessionEnd } from '../policy.ts'
import { findSession } from '../reader.ts'
import { rollSession } from '../writer/sessions.ts'
import { readBearer, readCookie } from './cookies.ts'
import { renewCookie } from './grant.ts'
import { hashOf } from './tokens.ts'

/** The token a request carries, if we signed it. */
export const sessionToken = ({ config }: Pick<Scope, 'config'>, headers: Headers) =>
  headers.has('authorization')
    ? readBearer(config, headers)
    : readCookie(config, 'session', headers)

const nobody: Actor = { kind: 'anonymous' }

type Carrier = Pick<Exchange, 'headers' | 'setCookie'>
type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Whoever uses a session moves its end, so that nobody is signed out in the middle of something. */
const roll = async (scope: Scope, exchange: Carrier, token: string, session: Session) => {
  const now = scope.now()
  const seenBefore = session.last_seen_at
  const end = sessionEnd(session, now)
  try {
    const rolled = await scope.transact((tx) =>
      rollSession(tx, session.id, { seenBefore, now, end }),
    )
    if (rolled) renewCookie(scope, exchange, token, session)
  } catch (error) {
    scope.log.warn({ err: error }, 'could not note the use of a session')
  }
}

/** Who asks. One query for someone signed in, none for everybody else. */
export const authenticate = async (scope: Scope, exchange: Carrier): Promise<Actor> => {
  const token = sessionToken(scope, exchange.headers)
  if (!token) return nobody
  const now = scope.now()
  const session = await findSession(scope.db, hashOf(token), now)
  if (!session) return nobody
  if (isStale(session.last_seen_at, now)) await roll(scope, exchange, token, session)
  return {
    kind: 'account',
    accountId: session.account_id as AccountId,
    sessionId: session.id as SessionId,
    role: session.role as Role,
  }
}
