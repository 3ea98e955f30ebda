import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeFor,
  eventsOf,
  mailsTo,
  member,
  openBrowser,
  refuses,
  rightPassword,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { readAccount } from './index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const password = rightPassword
const nextStep = () => world.clock.advance(30_000)

const protectedMember = async () => {
  const { user, browser } = await member(world)
  const { secret } = await browser.call('beginSecondFactor', { body: { password } })
  const code = await codeFor(world, secret)
  const { recoveryCodes } = await browser.call('enableSecondFactor', { body: { code } })
  nextStep()
  return { user, browser, secret, recoveryCodes }
}

const halfway = async (user: { email: string }, more: object = {}) => {
  const browser = openBrowser(world)
  expect(await browser.signIn(user, more)).toEqual({ next: 'second-factor' })
  expect(browser.cookies.has('fanfare_session')).toBe(false)
  return browser
}

test('is on only after a code from the app, and gives ten recovery codes', async () => {
  const { user, browser } = await member(world)
  await refuses(
    browser.call('enableSecondFactor', { body: { code: '000000' } }),
    'auth.second-factor-off',
  )
  await refuses(
    browser.call('beginSecondFactor', { body: { password: 'not-the-right-one' } }),
    'auth.wrong-password',
  )
  const { secret, uri } = await browser.call('beginSecondFactor', { body: { password } })
  expect(uri).toMatch(/^otpauth:\/\/totp\/Fanfare:/)
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/)
  await refuses(browser.call('enableSecondFactor', { body: { code: 'abcdef' } }), 'auth.wrong-code')
  expect(await readAccount(world.scope().db, user.id)).toMatchObject({ secondFactor: false })
  const { recoveryCodes } = await browser.call('enableSecondFactor', {
    body: { code: await codeFor(world, secret) },
  })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await readAccount(world.scope().db, user.id)).toMatchObject({ secondFactor: true })
  expect((await browser.actor()).kind).toBe('account')
  await refuses(browser.call('beginSecondFactor', { body: { password } }), 'auth.second-factor-on')
  await refuses(
    browser.call('enableSecondFactor', { body: { code: '000000' } }),
    'auth.second-factor-on',
  )
  const stored = await world.platform.database.read.q
    .selectFrom('identity.second_factors')
    .selectAll()
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0])
  expect((await mailsTo(world, user.email)).at(-1)?.subject).toBe('Two-factor authentication is on')
  expect((await eventsOf(world, user.id)).at(-1)).toMatchObject({ payload: { enabled: true } })
})

test('signing in asks for the code and then keeps what was chosen', async () => {
  const { user, secret } = await protectedMember()
  const browser = await halfway(user, { remember: true })
  expect(
    await browser.call('confirmSignIn', { body: { code: await codeFor(world, secret) } }),
  ).toEqual({
    user: { ...user, secondFactor: true },
  })
  expect((await browser.actor()).kind).toBe('account')
  expect(browser.set.at(-1)).toContain('Max-Age=2592000')
  expect(browser.cookies.has('fanfare_pending')).toBe(false)
})

test('a code is good once, also the one that switched it on', async () => {
  const { user, browser: first } = await member(world)
  const { secret } = await first.call('beginSecondFactor', { body: { password } })
  const enabling = await codeFor(world, secret)
  await first.call('enableSecondFactor', { body: { code: enabling } })
  const browser = await halfway(user)
  await refuses(browser.call('confirmSignIn', { body: { code: enabling } }), 'auth.wrong-code')
  nextStep()
  const code = await codeFor(world, secret)
  await browser.call('confirmSignIn', { body: { code } })
  await refuses((await halfway(user)).call('confirmSignIn', { body: { code } }), 'auth.wrong-code')
})

test('one code used twice at the same moment opens one session', async () => {
  const { user, secret } = await protectedMember()
  const both = [await halfway(user), await halfway(user)]
  const code = await codeFor(world, secret)
  const results = await Promise.allSettled(
    both.map((one) => one.call('confirmSignIn', { body: { code } })),
  )
  expect(results.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the fifth wrong code ends the sign-in, even with a right one after it', async () => {
  const { user, secret } = await protectedMember()
  const browser = await halfway(user)
  const pending = browser.cookies.get('fanfare_pending') ?? ''
  for (let round = 0; round < 4; round++) {
    await refuses(browser.call('confirmSignIn', { body: { code: 'abcdef' } }), 'auth.wrong-code')
  }
  await refuses(
    browser.call('recoverSignIn', { body: { recoveryCode: 'wrong-wrong' } }),
    'auth.second-factor-expired',
  )
  browser.cookies.set('fanfare_pending', pending)
  await refuses(
    browser.call('confirmSignIn', { body: { code: await codeFor(world, secret) } }),
    'auth.second-factor-expired',
  )
})

test('someone with the password cannot try codes for ever, nor stop the owner', async () => {
  const { user, browser: own, secret } = await protectedMember()
  for (let round = 0; round < 2; round++) {
    const thief = await halfway(user)
    for (let tries = 0; tries < 4; tries++) {
      await refuses(thief.call('confirmSignIn', { body: { code: 'abcdef' } }), 'auth.wrong-code')
    }
    await refuses(
      thief.call('confirmSignIn', { body: { code: 'abcdef' } }),
      'auth.second-factor-expired',
    )
  }
  await refuses(
    (await halfway(user)).call('confirmSignIn', { body: { code: 'abcdef' } }),
    'auth.guessing',
  )
  await own.signIn(user)
  await own.call('confirmSignIn', { body: { code: await codeFor(world, secret) } })
})

test('takes ten minutes at most', async () => {
  const { user, secret } = await protectedMember()
  const browser = await halfway(user)
  world.clock.advance(10 * 60_000 + 1)
  await refuses(
    browser.call('confirmSignIn', { body: { code: await codeFor(world, secret) } }),
    'auth.second-factor-expired',
  )
})

test('a recovery code works once, however it is typed, and the mail says how many are left', async () => {
  const { user, recoveryCodes } = await protectedMember()
  const recoveryCode = (recoveryCodes[3] ?? '').toUpperCase().replace('-', ' ')
  const browser = await halfway(user)
  await browser.call('recoverSignIn', { body: { recoveryCode } })
  expect((await browser.actor()).kind).toBe('account')
  const mail = (await mailsTo(world, user.email)).find(
    (one) => one.subject === 'A recovery code was used',
  )
  expect(mail?.text_body).toContain('9 recovery codes are left.')
  await refuses(
    (await halfway(user)).call('recoverSignIn', { body: { recoveryCode } }),
    'auth.wrong-code',
  )
})

test('new recovery codes replace the old ones', async () => {
  const { user, browser, recoveryCodes } = await protectedMember()
  await refuses(
    browser.call('renewRecoveryCodes', { body: { password: 'not-the-right-one' } }),
    'auth.wrong-password',
  )
  const renewed = await browser.call('renewRecoveryCodes', { body: { password } })
  expect(renewed.recoveryCodes).toHaveLength(10)
  const visitor = await halfway(user)
  await refuses(
    visitor.call('recoverSignIn', { body: { recoveryCode: recoveryCodes[0] } }),
    'auth.wrong-code',
  )
  await visitor.call('recoverSignIn', { body: { recoveryCode: renewed.recoveryCodes[0] } })
})

test('can be switched off with the password', async () => {
  const { user, browser } = await protectedMember()
  await refuses(
    browser.call('disableSecondFactor', { body: { password: 'not-the-right-one' } }),
    'auth.wrong-password',
  )
  await browser.call('disableSecondFactor', { body: { password } })
  expect(await openBrowser(world).signIn(user)).toMatchObject({ next: 'done' })
  expect((await mailsTo(world, user.email)).map((mail) => mail.subject)).toContain(
    'Two-factor authentication is off',
  )
  await refuses(
    browser.call('disableSecondFactor', { body: { password } }),
    'auth.second-factor-off',
  )
  await refuses(
    browser.call('renewRecoveryCodes', { body: { password } }),
    'auth.second-factor-off',
  )
})

test('a new password does not get around it, and ends half-finished sign-ins', async () => {
  const { user, browser, secret } = await protectedMember()
  const visitor = await halfway(user)
  await browser.call('changePassword', {
    body: { currentPassword: password, newPassword: 'walnut-harbour-77' },
  })
  await refuses(
    visitor.call('confirmSignIn', { body: { code: await codeFor(world, secret) } }),
    'auth.second-factor-expired',
  )
  await halfway(user, { password: 'walnut-harbour-77' })
})
