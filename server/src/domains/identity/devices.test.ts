import type { SessionId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventsOf, mailsTo, member, openBrowser, refuses, register } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { changeRole, due, identitySubscribers } from './index.ts'
import { deviceName } from './sessions/device-name.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

test('lists the sessions with what a person recognises', async () => {
  const { user, browser } = await member(world)
  const other = openBrowser(world)
  world.clock.advance(1000)
  await other.signIn(user)
  const { devices } = await browser.call('listDevices')
  expect(devices.map(({ name, address, current }) => ({ name, address, current }))).toEqual([
    { name: 'Chrome on Windows', address: other.address, current: false },
    { name: 'Chrome on Windows', address: browser.address, current: true },
  ])
})

test('revoking ends the session and its socket at once, and forgets the device', async () => {
  const { user, browser } = await member(world)
  const other = openBrowser(world)
  await other.signIn(user)
  const actor = await other.actor()
  const id = actor.kind === 'account' ? actor.sessionId : ''
  const endSessions = vi.spyOn(world.platform.push, 'endSessions').mockResolvedValue()
  await browser.call('revokeDevice', { params: { id } })
  expect(endSessions).toHaveBeenCalledWith([id])
  expect((await other.actor()).kind).toBe('anonymous')
  await refuses(browser.call('revokeDevice', { params: { id } }), 'session.not-found')
  await other.signIn(user)
  expect(
    (await mailsTo(world, user.email)).filter((mail) => mail.subject.startsWith('New sign-in')),
  ).toHaveLength(2)
  endSessions.mockRestore()
})

test('signing in again ends the session the browser had, and its socket', async () => {
  const { user, browser } = await member(world)
  const [before, cookie] = [await browser.actor(), browser.cookies.get('fanfare_session') ?? '']
  const endSessions = vi.spyOn(world.platform.push, 'endSessions').mockResolvedValue()
  await browser.signIn(user)
  expect(endSessions).toHaveBeenCalledWith([before.kind === 'account' && before.sessionId])
  endSessions.mockRestore()
  expect((await browser.call('listDevices')).devices).toHaveLength(1)
  expect((await eventsOf(world, user.id)).map(({ name }) => name)).toContain(
    'identity.sessions-revoked',
  )
  browser.cookies.set('fanfare_session', cookie)
  expect((await browser.actor()).kind).toBe('anonymous')
})

test('signing in as someone else ends the session of the first', async () => {
  const [{ browser }, { user: second }] = [await member(world), await member(world)]
  const first = openBrowser(world)
  first.cookies.set('fanfare_session', browser.cookies.get('fanfare_session') ?? '')
  await browser.signIn(second)
  expect((await first.actor()).kind).toBe('anonymous')
  expect(await browser.actor()).toMatchObject({ accountId: second.id })
})

test('revoking an old session of the same browser leaves the browser known', async () => {
  const { user, browser } = await member(world)
  // Another one is known too, so that a stranger would be news.
  await openBrowser(world).signIn(user)
  const old = await browser.actor()
  // As when the cookie was lost: the device stays, the session is left behind.
  browser.cookies.delete('fanfare_session')
  await browser.signIn(user)
  const id = old.kind === 'account' ? old.sessionId : ''
  await browser.call('revokeDevice', { params: { id } })
  await browser.call('signOut')
  await browser.signIn(user)
  expect((await mailsTo(world, user.email)).map((mail) => mail.subject)).toEqual([
    'Confirm your email',
    'New sign-in to your account',
  ])
})

test('someone else’s session is not found and stays', async () => {
  const [mine, theirs] = [await member(world), await member(world)]
  const actor = await theirs.browser.actor()
  const id = actor.kind === 'account' ? actor.sessionId : ''
  await refuses(mine.browser.call('revokeDevice', { params: { id } }), 'session.not-found')
  expect((await theirs.browser.actor()).kind).toBe('account')
})

test('revoking the others leaves this one, and works while sockets cannot be told', async () => {
  const { user, browser } = await member(world)
  const others = [openBrowser(world), openBrowser(world)]
  for (const other of others) await other.signIn(user)
  const endSessions = vi
    .spyOn(world.platform.push, 'endSessions')
    .mockRejectedValue(new Error('away'))
  expect(await browser.call('revokeOtherDevices')).toEqual({ revoked: 2 })
  endSessions.mockRestore()
  for (const other of others) expect((await other.actor()).kind).toBe('anonymous')
  expect((await browser.actor()).kind).toBe('account')
})

test('the subscriber ends the sockets again', async () => {
  const ended: string[] = []
  const scope = world.scope({ kind: 'system' })
  const push = {
    ...scope.push,
    endSessions: async (ids: readonly string[]) => void ended.push(...ids),
  }
  const payload = { accountId: 'a' as never, sessionIds: ['s1', 's2'] as SessionId[] }
  const event = {
    id: 'e',
    name: 'identity.sessions-revoked',
    payload,
    occurredAt: scope.now(),
    trace: null,
  } as const
  for (const { handlers } of identitySubscribers) {
    await handlers['identity.sessions-revoked']?.([event], { ...scope, push })
  }
  expect(ended).toEqual(['s1', 's2'])
})

test('what has expired is swept, what has not stays', async () => {
  const { browser } = await member(world)
  await browser.call('requestPasswordReset', { body: { email: (await register(world)).email } })
  world.clock.advance(401 * 86_400_000)
  const { user, browser: fresh } = await member(world)
  for (const task of due) await task.run(world.scope({ kind: 'system' }))
  const { q } = world.platform.database.read
  const left = await q.selectFrom('identity.sessions').select('account_id').execute()
  expect(left.map((row) => row.account_id)).toEqual([user.id])
  expect(await q.selectFrom('identity.known_devices').select('account_id').execute()).toHaveLength(
    1,
  )
  expect((await fresh.actor()).kind).toBe('account')
})

test('a changed role holds from the next request', async () => {
  const { user, browser } = await member(world)
  await world.scope().transact((tx) => changeRole(tx, user.id, 'moderator'))
  expect(await browser.actor()).toMatchObject({ role: 'moderator' })
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
