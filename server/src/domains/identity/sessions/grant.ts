import type { AccountId, AccountView, SessionId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { callAuth } from '../gateways/auth.ts'
import { newDeviceMail } from '../mails.ts'
import {
  bounds,
  canSignIn,
  cookieSeconds,
  lengths,
  type SessionLife,
  sessionEnd,
} from '../policy.ts'
import { presentAccount } from '../presenter.ts'
import { type AccountRow, hasKnownDevices, isKnownDevice } from '../reader.ts'
import { rememberDevice } from '../writer/devices.ts'
import { endCookie, isBrowser, makeBearer, makeCookie, readCookie } from './cookies.ts'
import { originOf } from './origin.ts'
import { endSockets, replaceSession } from './revoke.ts'
import { hashOf, makeToken } from './tokens.ts'

export interface GrantOptions {
  readonly remember: boolean
  readonly wantsToken?: boolean
}

/** A session that exists once the transaction does, and what its holder must be handed then. */
interface Granted {
  readonly user: AccountView
  readonly token: string
  readonly deviceId: string
  readonly options: GrantOptions
  /** What this browser was signed in with before. */
  readonly replaced: readonly SessionId[]
}

const createSession = async (
  scope: Scope,
  tx: Transaction,
  exchange: Exchange,
  session: { accountId: string; token: string; deviceId: string; remember: boolean },
) => {
  const now = scope.now()
  const row = {
    token: hashOf(session.token),
    deviceId: session.deviceId,
    remembered: session.remember,
    ipAddress: exchange.address,
    userAgent: exchange.userAgent.slice(0, 400),
    createdAt: now,
    updatedAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd({ remembered: session.remember, created_at: now }, now),
  }
  const created = await callAuth(scope, tx, async (auth) => {
    const { internalAdapter } = await auth.$context
    return internalAdapter.createSession(session.accountId, !session.remember, row, true)
  })
  return created.id as SessionId
}

/** A browser never sees a token, whatever it asks for. */
export const getsToken = ({ wantsToken }: GrantOptions, { headers }: Exchange) =>
  wantsToken === true && !isBrowser(headers)

const replaceCarried = async (
  { config }: Scope,
  tx: Transaction,
  exchange: Exchange,
  options: GrantOptions,
) =>
  getsToken(options, exchange)
    ? []
    : replaceSession(tx, readCookie(config, 'session', exchange.headers))

export const grantSession = async (
  scope: Scope,
  tx: Transaction,
  exchange: Exchange,
  account: AccountRow,
  options: GrantOptions,
): Promise<Granted> => {
  canSignIn(account).orThrow()
  const now = scope.now()
  const accountId = account.id as AccountId
  const carried = readCookie(scope.config, 'device', exchange.headers)
  const deviceId = carried ?? uuid()
  const known = carried !== null && (await isKnownDevice(tx, accountId, carried))
  // Someone's very first device is the one they registered with: no news to them.
  const newDevice = !known && (await hasKnownDevices(tx, accountId))
  const replaced = await replaceCarried(scope, tx, exchange, options)
  const token = makeToken()
  const { remember } = options
  const sessionId = await createSession(scope, tx, exchange, {
    accountId,
    token,
    deviceId,
    remember,
  })
  await rememberDevice(tx, accountId, deviceId, bounds.knownDevices, now)
  if (newDevice) {
    const mail = newDeviceMail(scope.config.PUBLIC_ORIGIN, originOf(exchange, now))
    await queueMail(tx, account.email, mail, now)
  }
  tx.emit('identity.signed-in', { accountId, sessionId, newDevice })
  return { user: presentAccount(account), token, deviceId, options, replaced }
}

export const setDeviceCookie = ({ config }: Scope, exchange: Exchange, deviceId: string) =>
  exchange.setCookie(makeCookie(config, 'device', deviceId, lengths.deviceCookie))

const setSessionCookie = (
  { config, now }: Scope,
  exchange: Pick<Exchange, 'setCookie'>,
  token: string,
  session: SessionLife,
) => exchange.setCookie(makeCookie(config, 'session', token, cookieSeconds(session, now())))

/**
 * A browser drops a cookie on the day it was told, however long the session lasts by now. It is also
 * signed anew, so that sessions in use do not depend on an old key.
 */
export const renewCookie = (
  scope: Scope,
  exchange: Pick<Exchange, 'headers' | 'setCookie'>,
  token: string,
  session: SessionLife,
) => {
  if (!exchange.headers.has('authorization')) setSessionCookie(scope, exchange, token, session)
}

/** After the commit: a browser gets cookies, another client that asked gets the token. */
export const handOver = async (scope: Scope, exchange: Exchange, granted: Granted) => {
  const { user, token, deviceId, options, replaced } = granted
  await endSockets(scope, replaced)
  setDeviceCookie(scope, exchange, deviceId)
  if (readCookie(scope.config, 'pending', exchange.headers)) {
    exchange.setCookie(endCookie(scope.config, 'pending'))
  }
  if (getsToken(options, exchange)) {
    return { user, token: makeBearer(scope.config, token) }
  }
  const session = { remembered: options.remember, created_at: scope.now() }
  setSessionCookie(scope, exchange, token, session)
  return { user }
}
