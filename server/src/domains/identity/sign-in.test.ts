import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventsOf,
  mailsTo,
  member,
  openBrowser,
  refusal,
  refuses,
  register,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { queriesOf } from '../../../test/queries-of.ts'
import { hashPassword } from './gateways/password-hash.ts'
import { aliveSessions, identityRoutes, startSession } from './index.ts'
import { lockAccount, updatePassword } from './writer/accounts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const hours = (count: number) => count * 3_600_000
const session = 'fanfare_session'

test('signs in and answers who it is, with a cookie and no token', async () => {
  const user = await register(world)
  const browser = openBrowser(world)
  expect(await browser.signIn(user, { wantsToken: true })).toEqual({ next: 'done', user })
  expect(await browser.actor()).toMatchObject({ kind: 'account', accountId: user.id, role: 'fan' })
  expect(browser.set.find((cookie) => cookie.startsWith(session))).toMatch(
    /^fanfare_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('only the hash of the token is stored', async () => {
  const { browser } = await member(world)
  const [token = ''] = browser.cookies.get(session)?.split('.') ?? []
  const rows = await world.platform.database.read.q
    .selectFrom('identity.sessions')
    .select('token_hash')
    .execute()
  expect(token).toHaveLength(43)
  expect(rows.map((row) => row.token_hash)).not.toContain(token)
})

test('refreshing rolls it forward without changing the token', async () => {
  const { user, browser } = await member(world)
  const before = browser.cookies.get(session)
  world.clock.advance(hours(11))
  expect(await browser.call('refreshSession')).toEqual({ user })
  expect(browser.cookies.get(session)).toBe(before)
  world.clock.advance(hours(11))
  expect((await browser.actor()).kind).toBe('account')
})

test('a wrong password and an unknown email are answered alike and take as long', async () => {
  const user = await register(world)
  const timed = async (email: string) => {
    const started = performance.now()
    const { code, details } = await refusal(
      openBrowser(world).signIn({ email }, { password: 'not-the-right-one' }),
    )
    return { answer: { code, details }, ms: performance.now() - started }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0
  const [wrong, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < 7; round++) {
    const a = await timed(user.email)
    const b = await timed(`nobody${round}@example.test`)
    expect(a.answer).toEqual(b.answer)
    wrong.push(a.ms)
    unknown.push(b.ms)
  }
  expect(median(unknown) / median(wrong)).toBeGreaterThan(0.4)
  expect(median(unknown) / median(wrong)).toBeLessThan(2.5)
})

test('a changed cookie is nobody', async () => {
  const { browser } = await member(world)
  const real = browser.cookies.get(session) ?? ''
  const [token = '', signature = ''] = real.split('.')
  const other = token.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))
  for (const forged of [
    `${other}.${signature}`,
    `${token}.${signature.slice(0, -2)}AA`,
    token,
    '.',
    `${real}.x`,
  ]) {
    browser.cookies.set(session, forged)
    expect(await browser.actor()).toEqual({ kind: 'anonymous' })
  }
  browser.cookies.set(session, real)
  expect((await browser.actor()).kind).toBe('account')
})

test('a device cookie is not accepted as a session', async () => {
  const { browser } = await member(world)
  browser.cookies.set(session, browser.cookies.get('fanfare_device') ?? '')
  expect(await browser.actor()).toEqual({ kind: 'anonymous' })
})

test('a client that is no browser gets a token when it asks, and no session cookie', async () => {
  const user = await register(world)
  // What Node's fetch says by itself.
  const client = openBrowser(world, { 'sec-fetch-mode': 'cors' })
  const reply = await client.signIn(user, { wantsToken: true })
  if (reply.next !== 'done' || !reply.token) throw new Error('no token')
  expect(client.cookies.has(session)).toBe(false)
  const other = openBrowser(world, { authorization: `Bearer ${reply.token}` })
  expect(await other.actor()).toMatchObject({ accountId: user.id })
  other.sent.authorization = `Bearer ${reply.token}x`
  expect(await other.actor()).toEqual({ kind: 'anonymous' })
})

test('over TLS the cookie is __Host- and Secure', async () => {
  const user = await register(world)
  const scope = world.scope()
  const config = { ...scope.config, PUBLIC_ORIGIN: 'https://fanfare.example' }
  const browser = openBrowser(world)
  await startSession({ ...scope, config }, browser.exchange(), user.id, { remember: false })
  expect(browser.set.at(-1)).toMatch(
    /^__Host-fanfare_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('mails about a device that is new, but not about the first', async () => {
  const { user, browser } = await member(world)
  const subjects = async () => (await mailsTo(world, user.email)).map((mail) => mail.subject)
  expect(await subjects()).toEqual(['Confirm your email'])
  await browser.signIn(user)
  expect(await subjects()).toHaveLength(1)
  await openBrowser(world).signIn(user)
  expect(await subjects()).toEqual(['Confirm your email', 'New sign-in to your account'])
  const signedIn = (await eventsOf(world, user.id)).filter(
    (event) => event.name === 'identity.signed-in',
  )
  expect(signedIn.map(({ payload }) => (payload as { newDevice: boolean }).newDevice)).toEqual([
    false,
    false,
    true,
  ])
})

test('signing out ends the session and keeps the device known', async () => {
  const { user, browser } = await member(world)
  const cookie = browser.cookies.get(session) ?? ''
  await browser.call('signOut')
  expect(browser.cookies.has(session)).toBe(false)
  browser.cookies.set(session, cookie)
  expect((await browser.actor()).kind).toBe('anonymous')
  await browser.call('signOut')
  await browser.signIn(user)
  expect(await mailsTo(world, user.email)).toHaveLength(1)
})

test('when a session was last seen is written at most every five minutes', async () => {
  const { browser } = await member(world)
  const seen = async () => (await browser.call('listDevices')).devices[0]?.lastSeenAt
  const first = await seen()
  world.clock.advance(4 * 60_000)
  expect(await seen()).toBe(first)
  world.clock.advance(2 * 60_000)
  expect(await seen()).toBe(world.clock.now().toISOString())
})

test('knowing who asks costs one query, and none for a forged cookie', async () => {
  const { browser } = await member(world)
  const cost = () => queriesOf(() => browser.actor())
  expect(await cost()).toBe(1)
  browser.cookies.set(session, 'forged.forged')
  expect(await cost()).toBe(0)
})

test('a session revoked while it is refreshed is over', async () => {
  const { browser } = await member(world)
  const actor = await browser.actor()
  if (actor.kind !== 'account') throw new Error('not signed in')
  const alive = () => aliveSessions(world.scope().db, [actor.sessionId], world.clock.now())
  expect(await alive()).toEqual(new Set([actor.sessionId]))
  await browser.call('revokeDevice', { params: { id: actor.sessionId } })
  const late = { ...world.scope(actor), actor }
  const nothing = { params: undefined, query: undefined, body: undefined }
  await refuses(identityRoutes.refreshSession(late, nothing, browser.exchange()), 'auth.required')
  expect(await alive()).toEqual(new Set())
})

test('a password changed while it is being checked does not let the old one in', async () => {
  const { user, browser } = await member(world)
  const slow = openBrowser(world).signIn(user)
  const reset = world.scope().transact(async (tx) => {
    await lockAccount(tx, user.id)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await updatePassword(
      tx,
      user.id,
      await hashPassword(world.platform.config, 'walnut-harbour-77'),
      world.clock.now(),
    )
  })
  await refuses(slow, 'auth.wrong-credentials')
  await reset
  expect((await browser.actor()).kind).toBe('account')
})
