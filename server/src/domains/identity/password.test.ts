import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventsOf,
  mailedToken,
  mailsTo,
  member,
  openBrowser,
  refusal,
  refuses,
  register,
  rightPassword,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { readAccount } from './index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const newPassword = 'walnut-harbour-77'

const askForReset = async (email: string) => {
  await openBrowser(world).call('requestPasswordReset', { body: { email } })
  return mailedToken(world, email)
}

test('a reset works once, ends every session and says so by mail', async () => {
  const { user, browser } = await member(world)
  const token = await askForReset(user.email)
  const visitor = openBrowser(world)
  await visitor.call('resetPassword', { body: { token, password: newPassword } })
  expect((await browser.actor()).kind).toBe('anonymous')
  await refuses(visitor.signIn(user), 'auth.wrong-credentials')
  expect(await visitor.signIn(user, { password: newPassword })).toMatchObject({ next: 'done' })
  expect((await mailsTo(world, user.email)).map((mail) => mail.subject)).toContain(
    'Your password was changed',
  )
  const names = (await eventsOf(world, user.id)).map((event) => event.name)
  expect(names).toEqual(
    expect.arrayContaining(['identity.password-changed', 'identity.sessions-revoked']),
  )
  await refuses(
    visitor.call('resetPassword', { body: { token, password: 'another-harbour-78' } }),
    'auth.expired-link',
  )
})

test('two uses of one link at once: one wins', async () => {
  const user = await register(world)
  const token = await askForReset(user.email)
  const results = await Promise.allSettled(
    ['walnut-harbour-77', 'pebble-chimney-31'].map((password) =>
      openBrowser(world).call('resetPassword', { body: { token, password } }),
    ),
  )
  expect(results.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the link is good for 30 minutes by our clock', async () => {
  const user = await register(world)
  const token = await askForReset(user.email)
  world.clock.advance(30 * 60_000 + 1)
  const body = { token, password: newPassword }
  await refuses(openBrowser(world).call('resetPassword', { body }), 'auth.expired-link')
})

test('a weak password does not use the link up', async () => {
  const user = await register(world)
  const token = await askForReset(user.email)
  const weak = { token, password: 'password1234' }
  const refused = await refusal(openBrowser(world).call('resetPassword', { body: weak }))
  expect(refused).toMatchObject({
    code: 'request.invalid',
    details: { fields: { password: expect.any(String) } },
  })
  await openBrowser(world).call('resetPassword', { body: { token, password: newPassword } })
})

test('an unknown address is answered the same and gets nothing', async () => {
  const started = performance.now()
  const email = 'nobody@example.test'
  expect(await openBrowser(world).call('requestPasswordReset', { body: { email } })).toBeUndefined()
  expect(performance.now() - started).toBeGreaterThan(140)
  expect(await mailsTo(world, email)).toEqual([])
})

test('asking again and again sends three links at most', async () => {
  const user = await register(world)
  for (let round = 0; round < 5; round++) await askForReset(user.email)
  expect(
    (await mailsTo(world, user.email)).filter((mail) => mail.subject === 'Reset your password'),
  ).toHaveLength(3)
})

test('a verification link does not reset, a reset link does not verify', async () => {
  const user = await register(world)
  const verification = await mailedToken(world, user.email)
  const visitor = openBrowser(world)
  await refuses(
    visitor.call('resetPassword', { body: { token: verification, password: newPassword } }),
    'auth.expired-link',
  )
  const reset = await askForReset(user.email)
  await refuses(visitor.call('verifyEmail', { body: { token: reset } }), 'auth.expired-link')
  await visitor.call('verifyEmail', { body: { token: verification } })
})

test('changing the password asks for the old one and ends the other sessions', async () => {
  const { user, browser } = await member(world)
  const other = openBrowser(world)
  await other.signIn(user)
  const change = (currentPassword: string) =>
    browser.call('changePassword', { body: { currentPassword, newPassword } })
  await refuses(change('not-the-right-one'), 'auth.wrong-password')
  expect((await other.actor()).kind).toBe('account')
  await change(rightPassword)
  expect((await other.actor()).kind).toBe('anonymous')
  expect((await browser.actor()).kind).toBe('account')
  expect(await openBrowser(world).signIn(user, { password: newPassword })).toMatchObject({
    next: 'done',
  })
})

test('a new email is taken when its link is opened, and the old address is told', async () => {
  const { user, browser } = await member(world)
  const newEmail = 'moved@example.test'
  const ask = (password: string) => browser.call('changeEmail', { body: { newEmail, password } })
  await refuses(ask('not-the-right-one'), 'auth.wrong-password')
  expect(await ask(rightPassword)).toEqual({ sentTo: newEmail })
  expect((await readAccount(world.scope().db, user.id))?.email).toBe(user.email)
  const openReset = await askForReset(user.email)
  await openBrowser(world).call('verifyEmail', {
    body: { token: await mailedToken(world, newEmail) },
  })
  expect(await readAccount(world.scope().db, user.id)).toMatchObject({
    email: newEmail,
    emailVerified: true,
  })
  const subjects = (await mailsTo(world, user.email)).map((mail) => mail.subject)
  expect(subjects).toEqual(
    expect.arrayContaining(['Request to change your email', 'Your email was changed']),
  )
  const body = { token: openReset, password: newPassword }
  await refuses(openBrowser(world).call('resetPassword', { body }), 'auth.expired-link')
  await refuses(browser.signIn(user), 'auth.wrong-credentials')
})

test('an address that is taken, before or meanwhile, is not given twice', async () => {
  const [{ browser }, taken] = [await member(world), await register(world)]
  const ask = (newEmail: string) =>
    browser.call('changeEmail', { body: { newEmail, password: rightPassword } })
  await refuses(ask(taken.email), 'auth.email-taken')
  await ask('meanwhile@example.test')
  const token = await mailedToken(world, 'meanwhile@example.test')
  await register(world, 'meanwhile@example.test')
  await refuses(browser.call('verifyEmail', { body: { token } }), 'auth.expired-link')
})
