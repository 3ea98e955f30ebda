import { routes } from '@fanfare/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventsOf,
  mailedToken,
  mailsTo,
  openBrowser,
  refusal,
  refuses,
  register,
  rightPassword,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import { createApp } from '../../platform/http/app.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import {
  openAccount,
  preparePassword,
  readAccount,
  readAccounts,
  reportRegistration,
} from './index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const counts = async () => {
  const { q } = world.platform.database.read
  const count = async (
    table:
      | 'identity.accounts'
      | 'identity.credentials'
      | 'identity.verifications'
      | 'platform.events'
      | 'platform.outgoing_mail',
  ) =>
    (await q.selectFrom(table).select(q.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  return Promise.all([
    count('identity.accounts'),
    count('identity.credentials'),
    count('identity.verifications'),
    count('platform.events'),
    count('platform.outgoing_mail'),
  ])
}

test('an account, its event and its mail are there together', async () => {
  const user = await register(world, 'together@example.test')
  expect(user).toMatchObject({ email: 'together@example.test', role: 'fan', emailVerified: false })
  expect(await readAccount(world.scope().db, user.id)).toEqual(user)
  expect(await readAccounts(world.scope().db, [user.id])).toEqual([user])
  expect(await eventsOf(world, user.id)).toMatchObject([{ name: 'identity.account-registered' }])
  expect((await mailsTo(world, user.email)).map((mail) => mail.subject)).toEqual([
    'Confirm your email',
  ])
})

test('the event is written by the transaction that wrote the account', async () => {
  const user = await register(world)
  const { q } = world.platform.database.read
  const { sql } = await import('kysely')
  const { rows } = await sql<{ same: boolean }>`
    select a.xmin::text = (e.xid::text::bigint % 4294967296)::text as same
    from identity.accounts a, platform.events e
    where a.id = ${user.id} and e.payload ->> 'accountId' = ${user.id}`.execute(q as never)
  expect(rows).toEqual([{ same: true }])
})

test('a failure after the account was made leaves nothing behind', async () => {
  const before = await counts()
  const scope = world.scope()
  const email = 'gone@example.test'
  const password = await preparePassword(world.platform.config, rightPassword, { email })
  const attempt = scope.transact(async (tx) => {
    await openAccount(tx, scope, { email, password, role: 'fan' })
    throw new Error('the profile could not be made')
  })
  await expect(attempt).rejects.toThrow('the profile could not be made')
  expect(await counts()).toEqual(before)
})

test('of many who register one address at once, one succeeds and the others are told', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => register(world, 'popular@example.test')),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'auth.email-taken' })
  }
})

test('the owner is told of tries to register with their address, once a day', async () => {
  const user = await register(world)
  const told = async () =>
    (await mailsTo(world, user.email)).filter((mail) => mail.subject.startsWith('Someone tried'))
  await reportRegistration(world.scope(), user.email)
  expect(await told()).toHaveLength(1)
  world.clock.advance(86_400_000 - 1)
  await Promise.all([1, 2, 3].map(() => reportRegistration(world.scope(), user.email)))
  expect(await told()).toHaveLength(1)
  world.clock.advance(1)
  await Promise.all([1, 2, 3].map(() => reportRegistration(world.scope(), user.email)))
  expect(await told()).toHaveLength(2)
  await reportRegistration(world.scope(), 'nobody@example.test')
  expect(await mailsTo(world, 'nobody@example.test')).toEqual([])
})

test('asking which addresses are taken is limited per address of the caller', async () => {
  const taken = async () => fail('auth.email-taken')
  const handlers = Object.fromEntries(Object.keys(routes).map((name) => [name, taken]))
  const app = createApp(world.platform, {
    handlers: handlers as unknown as Handlers,
    authenticate: async () => ({ kind: 'anonymous' }),
    sessionCookie: 'session',
  })
  const ask = async (remoteAddress: string, round: number) => {
    const email = `someone${round}@example.test`
    const payload = { ...routes.registerAccount.example.body, email, username: `someone${round}` }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const url = '/api/auth/register'
    return (await app.inject({ method: 'POST', url, payload, headers, remoteAddress })).json().code
  }
  const { points } = routes.registerAccount.rateLimit
  for (let round = 0; round < points; round++) {
    expect(await ask('203.0.113.20', round)).toBe('auth.email-taken')
  }
  expect(await ask('203.0.113.20', points)).toBe('request.too-many')
  expect(await ask('203.0.113.21', points)).toBe('auth.email-taken')
  await app.close()
})

test('times come from our clock and the password is stored as argon2id', async () => {
  world.clock.advance(3_600_000)
  const user = await register(world)
  const row = await world.platform.database.read.q
    .selectFrom('identity.accounts as a')
    .innerJoin('identity.credentials as c', 'c.account_id', 'a.id')
    .select(['a.created_at', 'c.password_hash'])
    .where('a.id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(row.created_at).toEqual(world.clock.now())
  const { PASSWORD_MEMORY_KIB: memory } = world.platform.config
  expect(row.password_hash).toMatch(`$argon2id$v=19$m=${memory},t=2,p=1$`)
})

test.each(['password123!', 'Qwertyuiop1', 'aaaaaaaaaaaa', '1234567890', 'weakling@example.test1'])(
  'refuses %s with a message for the field',
  async (password) => {
    const work = preparePassword(world.platform.config, password, {
      email: 'weakling@example.test',
    })
    const { code, details } = await refusal(work)
    expect([code, typeof details.fields?.password]).toEqual(['request.invalid', 'string'])
  },
)

test('the mailed link confirms the address, once', async () => {
  const user = await register(world)
  const token = await mailedToken(world, user.email)
  const browser = openBrowser(world)
  await browser.call('verifyEmail', { body: { token } })
  expect(await readAccount(world.scope().db, user.id)).toMatchObject({ emailVerified: true })
  expect((await eventsOf(world, user.id)).map((event) => event.name)).toContain(
    'identity.email-verified',
  )
  await refuses(browser.call('verifyEmail', { body: { token } }), 'auth.expired-link')
})

test('the link expires by our clock, and a newer one replaces it', async () => {
  const user = await register(world)
  const browser = openBrowser(world)
  await browser.signIn(user)
  const first = await mailedToken(world, user.email)
  await browser.call('resendVerification')
  await refuses(browser.call('verifyEmail', { body: { token: first } }), 'auth.expired-link')
  const second = await mailedToken(world, user.email)
  world.clock.advance(2 * 86_400_000 + 1)
  await refuses(browser.call('verifyEmail', { body: { token: second } }), 'auth.expired-link')
})
