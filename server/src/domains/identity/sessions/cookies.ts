import { type AppearanceCookie, cookies } from '@fanfare/contract'
import type { Config } from '../../../platform/config/config.ts'
import { sign, unsign } from './tokens.ts'

/** The web app writes the others itself. */
export type CookiePurpose = Exclude<keyof typeof cookies, AppearanceCookie>

const isSecure = (config: Config) => config.PUBLIC_ORIGIN.startsWith('https:')

/** Browsers accept `__Host-` only over TLS, which is what makes it worth having. */
const nameOf = (config: Config, purpose: CookiePurpose) =>
  `${isSecure(config) ? '__Host-' : ''}${cookies[purpose].name}`

const write = (config: Config, purpose: CookiePurpose, value: string, maxAge?: number) =>
  [
    `${nameOf(config, purpose)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(config) ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ')

/** Without a length it ends with the browser. */
export const makeCookie = (
  config: Config,
  purpose: CookiePurpose,
  value: string,
  maxAge?: number,
) => write(config, purpose, sign(config, purpose, value), maxAge)

export const endCookie = (config: Config, purpose: CookiePurpose) => write(config, purpose, '', 0)

export const readCookie = (config: Config, purpose: CookiePurpose, headers: Headers) => {
  const start = `${nameOf(config, purpose)}=`
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const cookie = part.trim()
    if (!cookie.startsWith(start)) continue
    return unsign(config, purpose, cookie.slice(start.length))
  }
  return null
}

/** The same signed token for clients that are not browsers. */
export const makeBearer = (config: Config, token: string) => sign(config, 'session', token)

/** The same for what carries a sign-in from its first to its second step. */
export const makePendingToken = (config: Config, token: string) => sign(config, 'pending', token)

export const readPendingToken = (config: Config, given: string) => unsign(config, 'pending', given)

export const readBearer = (config: Config, headers: Headers) => {
  const [scheme, value] = (headers.get('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' ? unsign(config, 'session', value) : null
}

/**
 * Every browser says one of these with a POST; pages cannot take them away. `sec-fetch-mode` tells
 * nothing: Node's fetch sends it too.
 */
export const isBrowser = (headers: Headers) =>
  ['origin', 'sec-fetch-site'].some((name) => headers.has(name))

/** By which a cache knows that someone may be signed in. */
export const sessionCookieName = (config: Config) => nameOf(config, 'session')
