import { randomBytes } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import type { AccountView, Reply, RouteName, Routes } from '@fanfare/contract'
import { expect } from 'vitest'
import {
  authenticate,
  identityRoutes,
  openAccount,
  preparePassword,
} from '../src/domains/identity/index.ts'
import { DomainError } from '../src/platform/errors/domain-error.ts'
import type { Exchange } from '../src/platform/http/handler.ts'
import { scopeOf } from '../src/platform/scope.ts'
import type { World } from './harness.ts'

export const rightPassword = 'orchard-lantern-42'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

let hosts = 0

/** Keeps cookies between calls as a browser does, and authenticates each call from them. */
export const openBrowser = (
  world: World,
  headers: Record<string, string> = { origin: 'https://x' },
) => {
  const cookies = new Map<string, string>()
  const set: string[] = []
  const sent = { ...headers }
  const exchange = (): Exchange => ({
    address: browser.address,
    userAgent: chrome,
    headers: new Headers({
      ...sent,
      ...(cookies.size ? { cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}),
    }),
    signedBody: '',
    setCookie(cookie) {
      set.push(cookie)
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    },
  })
  const browser = {
    address: `10.0.${hosts >> 8}.${hosts++ & 255}`,
    cookies,
    /** Every Set-Cookie so far. */
    set,
    sent,
    exchange,
    actor: () => authenticate(world.scope(), exchange()),
    async call<Name extends RouteName & keyof typeof identityRoutes>(
      name: Name,
      request: object = {},
    ): Promise<Reply<Routes[Name]>> {
      const scope = scopeOf(world.platform, await browser.actor())
      const handler = identityRoutes[name] as unknown as (...all: unknown[]) => Promise<never>
      return handler(
        scope,
        { body: undefined, params: undefined, query: undefined, ...request },
        exchange(),
      )
    },
    signIn: (user: { email: string }, more: object = {}) =>
      browser.call('signIn', {
        body: {
          email: user.email,
          password: rightPassword,
          remember: false,
          wantsToken: false,
          ...more,
        },
      }),
  }
  return browser
}

export const register = async (world: World, wanted?: string): Promise<AccountView> => {
  const scope = world.scope()
  const email = wanted ?? `${randomBytes(5).toString('hex')}@example.test`
  const password = await preparePassword(world.platform.config, rightPassword, { email })
  return scope.transact((tx) => openAccount(tx, scope, { email, password, role: 'fan' }))
}

/** Registered and signed in on a browser of their own. */
export const member = async (world: World) => {
  const user = await register(world)
  const browser = openBrowser(world)
  await browser.signIn(user)
  return { user, browser }
}

export const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => 'it was not refused',
    (reason) => reason,
  )
  if (!(error instanceof DomainError))
    throw error instanceof Error ? error : new Error(String(error))
  return error
}

export const refuses = async (work: Promise<unknown>, code: string) =>
  expect((await refusal(work)).code).toBe(code)

export const mailsTo = (world: World, email: string) =>
  world.platform.database.read.q
    .selectFrom('platform.outgoing_mail')
    .select(['subject', 'text_body'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()

/** The token in the newest mail to that address. */
export const mailedToken = async (world: World, email: string) => {
  const mails = await mailsTo(world, email)
  const token = mails.flatMap(({ text_body }) => /token=(\S+)/.exec(text_body)?.[1] ?? []).at(-1)
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}

export const eventsOf = async (world: World, accountId: string) => {
  const rows = await world.platform.database.read.q
    .selectFrom('platform.events')
    .select(['name', 'payload'])
    .orderBy('xid')
    .orderBy('seq')
    .execute()
  return rows.filter(({ payload }) => (payload as { accountId?: string }).accountId === accountId)
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What the app on a phone shows, from the secret as it was handed out. */
export const codeFor = (world: World, secret: string) => {
  const bits = [...secret].map((c) => base32.indexOf(c).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return createOTP(String.fromCharCode(...bytes)).hotp(
    Math.floor(world.clock.now().getTime() / 30_000),
  )
}
