import { routes } from '@fanfare/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, openBrowser, refuses, register } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { createApp } from '../../platform/http/app.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { aliveSessions, authenticate, identityRoutes, sessionCookieName } from './index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const session = 'fanfare_session'

type Browser = ReturnType<typeof openBrowser>

const rememberedBrowser = async () => {
  const browser = openBrowser(world)
  await browser.signIn(await register(world), { remember: true })
  return browser
}

/** What the browser's sockets are asked at every heartbeat. */
const socketLives = async (browser: Browser) => {
  const actor = await browser.actor()
  if (actor.kind !== 'account') return false
  const alive = await aliveSessions(world.scope().db, [actor.sessionId], world.clock.now())
  return alive.has(actor.sessionId)
}

/** Comes back after each pause; true while it is still signed in. */
const comesBack = async (browser: Browser, pause: number, times: number) => {
  for (let time = 0; time < times; time++) {
    world.clock.advance(pause)
    if ((await browser.actor()).kind !== 'account') return false
  }
  return true
}

const lastMaxAge = (browser: Browser) =>
  Number(/Max-Age=(\d+)/.exec(browser.set.findLast((set) => set.startsWith(session)) ?? '')?.[1])

test('a session in use lasts for 31 days, and its cookie and sockets with it', async () => {
  const browser = await rememberedBrowser()
  expect(await comesBack(browser, day, 31)).toBe(true)
  expect(await socketLives(browser)).toBe(true)
  expect(lastMaxAge(browser)).toBe(30 * 86_400)
})

test('without remember me it lasts while its pauses are shorter than 12 hours', async () => {
  const { browser } = await member(world)
  expect(await comesBack(browser, 11 * hour, 60)).toBe(true)
  expect(await comesBack(browser, 12 * hour, 1)).toBe(false)
})

test('30 days without use end a remembered one', async () => {
  const browser = await rememberedBrowser()
  expect(await comesBack(browser, 30 * day - minute, 1)).toBe(true)
  expect(await comesBack(browser, 30 * day, 1)).toBe(false)
})

test('90 days end it however much it is used or refreshed', async () => {
  const browser = await rememberedBrowser()
  expect(await comesBack(browser, day, 80)).toBe(true)
  expect(lastMaxAge(browser)).toBe(10 * 86_400)
  await browser.call('refreshSession')
  expect(lastMaxAge(browser)).toBe(10 * 86_400)
  expect(await comesBack(browser, day - minute, 10)).toBe(true)
  const actor = await browser.actor()
  expect(await comesBack(browser, 10 * minute, 1)).toBe(false)
  if (actor.kind !== 'account') throw new Error('it ended too soon')
  expect(await aliveSessions(world.scope().db, [actor.sessionId], world.clock.now())).toEqual(
    new Set(),
  )
  await refuses(
    identityRoutes.refreshSession(
      { ...world.scope(actor), actor },
      { params: undefined, query: undefined, body: undefined },
      browser.exchange(),
    ),
    'auth.required',
  )
})

test('a token of a client that is no browser rolls too', async () => {
  const client = openBrowser(world, {})
  const reply = await client.signIn(await register(world), { wantsToken: true })
  if (reply.next !== 'done' || !reply.token) throw new Error('no token')
  const bearer = openBrowser(world, { authorization: `Bearer ${reply.token}` })
  expect(await comesBack(bearer, 11 * hour, 4)).toBe(true)
  expect(bearer.set).toEqual([])
})

test('many requests at once roll it with one write', async () => {
  const browser = await rememberedBrowser()
  const actor = await browser.actor()
  if (actor.kind !== 'account') throw new Error('not signed in')
  const version = async () =>
    world.platform.database.read.q
      .selectFrom('identity.sessions')
      .select(['updated_at', 'last_seen_at', 'expires_at'])
      .where('id', '=', actor.sessionId)
      .executeTakeFirstOrThrow()
  const before = await version()
  world.clock.advance(4 * minute)
  await browser.actor()
  expect(await version()).toEqual(before)
  world.clock.advance(2 * minute)
  const cookies = browser.set.length
  await Promise.all(Array.from({ length: 8 }, () => browser.actor()))
  expect(browser.set.length - cookies).toBe(1)
  expect((await version()).last_seen_at).toEqual(world.clock.now())
})

test('the rolled cookie leaves with whatever was asked', async () => {
  const browser = await rememberedBrowser()
  const app = createApp(world.platform, {
    handlers: {
      ...Object.fromEntries(Object.keys(routes).map((name) => [name, async () => undefined])),
      ...identityRoutes,
    } as unknown as Handlers,
    authenticate,
    sessionCookie: sessionCookieName(world.platform.config),
  })
  const ask = (method: 'GET' | 'POST', url: string) =>
    app.inject({
      method,
      url,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: browser.exchange().headers.get('cookie') ?? '',
      },
    })
  expect((await ask('GET', '/api/auth/devices')).headers['set-cookie']).toBeUndefined()
  world.clock.advance(day)
  const rolled = await ask('GET', '/api/auth/devices')
  expect([rolled.statusCode, String(rolled.headers['set-cookie'])]).toEqual([
    200,
    expect.stringMatching(
      /^fanfare_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    ),
  ])
  // Browsers take the last of two cookies with one name.
  world.clock.advance(day)
  const cookies = (await ask('POST', '/api/auth/logout')).headers['set-cookie']
  expect([cookies].flat().findLast((cookie) => cookie?.startsWith(session))).toContain('Max-Age=0')
  await app.close()
})
