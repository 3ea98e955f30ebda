import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  codeFor,
  eventsOf,
  mailedToken,
  mailsTo,
  member,
  openBrowser,
  refuses,
  rightPassword,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { readAccount, restoreAccount, suspendAccount } from './index.ts'
import { lockAccount, updateAccount, updatePassword } from './writer/accounts.ts'

/** How often a password was hashed, to be checked or kept. */
let checks = 0
const { argon2 } = crypto

let world: World
beforeAll(async () => {
  // Modules are shared by all test files of a process, so the engine below them is watched.
  vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, done) =>
    argon2(algorithm, parameters, (error, tag) => {
      checks += 1
      done(error, tag)
    }),
  )
  syncBuiltinESMExports()
  world = await openWorld()
})
afterAll(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await world?.close()
})

const password = rightPassword
const nextStep = () => world.clock.advance(30_000)

const verifiedMember = async () => {
  const { user, browser } = await member(world)
  await browser.call('verifyEmail', { body: { token: await mailedToken(world, user.email) } })
  return { user: { ...user, emailVerified: true }, browser }
}

const protectedMember = async () => {
  const { user, browser } = await verifiedMember()
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
  const { user, browser } = await verifiedMember()
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
  const { user, browser: first } = await verifiedMember()
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
  expect(mail?.text_body).toContain('You have 9 recovery codes left.')
  await refuses(
    (await halfway(user)).call('recoverSignIn', { body: { recoveryCode } }),
    'auth.wrong-code',
  )
})

test('new recovery codes replace the old ones, and ask for both factors', async () => {
  const { user, browser, secret, recoveryCodes } = await protectedMember()
  const renew = (body: object) => browser.call('renewRecoveryCodes', { body })
  const code = await codeFor(world, secret)
  await refuses(renew({ password: 'not-the-right-one', code }), 'auth.wrong-password')
  await refuses(renew({ password, code: '000000' }), 'auth.wrong-code')
  const renewed = await renew({ password, code })
  expect(renewed.recoveryCodes).toHaveLength(10)
  await refuses(renew({ password, code }), 'auth.wrong-code')
  const visitor = await halfway(user)
  await refuses(
    visitor.call('recoverSignIn', { body: { recoveryCode: recoveryCodes[0] } }),
    'auth.wrong-code',
  )
  await visitor.call('recoverSignIn', { body: { recoveryCode: renewed.recoveryCodes[0] } })
})

test('can be switched off with the password and a code', async () => {
  const { user, browser, secret } = await protectedMember()
  const disable = (body: object) => browser.call('disableSecondFactor', { body })
  const code = await codeFor(world, secret)
  await refuses(disable({ password: 'not-the-right-one', code }), 'auth.wrong-password')
  await refuses(disable({ password, code: '000000' }), 'auth.wrong-code')
  await refuses(disable({ password, code: 'wrong-wrong' }), 'auth.wrong-code')
  expect(await readAccount(world.scope().db, user.id)).toMatchObject({ secondFactor: true })
  await disable({ password, code })
  expect(await openBrowser(world).signIn(user)).toMatchObject({ next: 'done' })
  expect((await mailsTo(world, user.email)).map((mail) => mail.subject)).toContain(
    'Two-factor authentication is off',
  )
  await refuses(disable({ password, code }), 'auth.second-factor-off')
  await refuses(
    browser.call('renewRecoveryCodes', { body: { password, code } }),
    'auth.second-factor-off',
  )
})

test('a recovery code switches it off when the app is lost', async () => {
  const { user, browser, recoveryCodes } = await protectedMember()
  const spent = { recoveryCode: recoveryCodes[0] }
  await (await halfway(user)).call('recoverSignIn', { body: spent })
  const disable = (code: string) =>
    browser.call('disableSecondFactor', { body: { password, code } })
  await refuses(disable(recoveryCodes[0] ?? ''), 'auth.wrong-code')
  await disable((recoveryCodes[1] ?? '').toUpperCase())
  expect(await readAccount(world.scope().db, user.id)).toMatchObject({ secondFactor: false })
})

test('an open session with the password cannot try codes for ever, nor stop signing in', async () => {
  const { user, browser, secret } = await protectedMember()
  const disable = (code: string) =>
    browser.call('disableSecondFactor', { body: { password, code } })
  for (let round = 0; round < 10; round++) await refuses(disable('000000'), 'auth.wrong-code')
  await refuses(disable(await codeFor(world, secret)), 'request.too-many')
  const body = { code: await codeFor(world, secret) }
  await (await halfway(user)).call('confirmSignIn', { body })
})

test('needs a confirmed email, to begin and to switch on', async () => {
  const { user, browser } = await member(world)
  const begin = () => browser.call('beginSecondFactor', { body: { password } })
  await refuses(begin(), 'auth.email-not-verified')
  const verified = (email_verified: boolean) =>
    world.scope().transact((tx) => updateAccount(tx, user.id, { email_verified }))
  await verified(true)
  const { secret } = await begin()
  await verified(false)
  const body = { code: await codeFor(world, secret) }
  await refuses(browser.call('enableSecondFactor', { body }), 'auth.email-not-verified')
})

test('one that a stranger turned on does not outlive a reset by the owner of the address', async () => {
  const { user } = await protectedMember()
  await world.scope().transact((tx) => updateAccount(tx, user.id, { email_verified: false }))
  const owner = openBrowser(world)
  await owner.call('requestPasswordReset', { body: { email: user.email } })
  const body = { token: await mailedToken(world, user.email), password: 'walnut-harbour-77' }
  await owner.call('resetPassword', { body })
  expect(await owner.signIn(user, body)).toMatchObject({
    next: 'done',
    user: { secondFactor: false, emailVerified: true },
  })
  const left = await world.platform.database.read.q
    .selectFrom('identity.second_factors')
    .select('id')
    .where('account_id', '=', user.id)
    .execute()
  expect(left).toEqual([])
  expect((await eventsOf(world, user.id)).map(({ payload }) => payload)).toContainEqual({
    accountId: user.id,
    enabled: false,
  })
})

test('one of a confirmed owner outlives a reset', async () => {
  const { user } = await protectedMember()
  const browser = openBrowser(world)
  await browser.call('requestPasswordReset', { body: { email: user.email } })
  const body = { token: await mailedToken(world, user.email), password: 'walnut-harbour-77' }
  await browser.call('resetPassword', { body })
  expect(await browser.signIn(user, body)).toEqual({ next: 'second-factor' })
})

test('a client that is no browser finishes with a token instead of a cookie', async () => {
  const { user, secret, recoveryCodes } = await protectedMember()
  // What Node's fetch says by itself.
  const client = openBrowser(world, { 'sec-fetch-mode': 'cors' })
  const begin = async () => {
    const reply = await client.signIn(user, { wantsToken: true })
    if (reply.next !== 'second-factor' || !reply.pendingToken) throw new Error('no token')
    expect(client.cookies.has('fanfare_pending')).toBe(false)
    return reply.pendingToken
  }
  const enters = async ({ token }: { token?: string | undefined }) => {
    const bearer = openBrowser(world, { authorization: `Bearer ${token}` })
    expect(await bearer.actor()).toMatchObject({ accountId: user.id })
  }
  const code = await codeFor(world, secret)
  const pendingToken = await begin()
  for (const forged of [`${pendingToken}x`, pendingToken.split('.')[0]]) {
    await refuses(
      client.call('confirmSignIn', { body: { code, pendingToken: forged } }),
      'auth.second-factor-expired',
    )
  }
  await enters(await client.call('confirmSignIn', { body: { code, pendingToken } }))
  const recovery = { recoveryCode: recoveryCodes[0], pendingToken: await begin() }
  await enters(await client.call('recoverSignIn', { body: recovery }))
  expect(client.cookies.has('fanfare_session')).toBe(false)
})

test('a browser that asks for a token gets none at either step', async () => {
  const { user, secret } = await protectedMember()
  const browser = await halfway(user, { wantsToken: true })
  const reply = await browser.call('confirmSignIn', {
    body: { code: await codeFor(world, secret) },
  })
  expect(reply).toEqual({ user: { ...user, secondFactor: true } })
})

/** Nobody else can have the account while this runs. */
const whileLocked = (id: string, work: () => Promise<void>) =>
  world.scope().transact(async (tx) => {
    await lockAccount(tx, id)
    await work()
  })

test('the password is checked once, and before the account is locked', async () => {
  const { user, browser } = await verifiedMember()
  checks = 0
  const wrong = { password: 'not-the-right-one', code: '000000' }
  await whileLocked(user.id, async () => {
    for (const name of ['beginSecondFactor', 'renewRecoveryCodes'] as const) {
      await refuses(browser.call(name, { body: wrong }), 'auth.wrong-password')
    }
  })
  expect(checks).toBe(2)
  const { secret } = await browser.call('beginSecondFactor', { body: { password } })
  expect(checks).toBe(3)
  await browser.call('enableSecondFactor', { body: { code: await codeFor(world, secret) } })
  nextStep()
  const body = { password, code: await codeFor(world, secret) }
  await browser.call('renewRecoveryCodes', { body })
  expect(checks).toBe(4)
})

test('a password changed after the check begins no second factor', async () => {
  const { user, browser } = await verifiedMember()
  checks = 0
  let begun: Promise<void> | undefined
  await world.scope().transact(async (tx) => {
    await lockAccount(tx, user.id)
    begun = refuses(
      browser.call('beginSecondFactor', { body: { password } }),
      'auth.wrong-password',
    )
    await vi.waitFor(() => expect(checks).toBe(1))
    await updatePassword(tx, user.id, 'another', world.clock.now())
  })
  await begun
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

test('does not let somebody in who is suspended, not even halfway there', async () => {
  const { user, secret, recoveryCodes } = await protectedMember()
  const [byApp, byRecovery] = [await halfway(user), await halfway(user)]
  const scope = world.scope()
  await scope.transact((tx) => suspendAccount(tx, user.id, scope.now()))
  const [recoveryCode = ''] = recoveryCodes
  const code = await codeFor(world, secret)
  await refuses(byApp.call('confirmSignIn', { body: { code } }), 'auth.second-factor-expired')
  const recovery = { body: { code: recoveryCode } }
  await refuses(byRecovery.call('recoverSignIn', recovery), 'auth.second-factor-expired')
  await refuses(openBrowser(world).signIn(user), 'auth.suspended')
  for (const browser of [byApp, byRecovery]) {
    expect(await browser.actor()).toEqual({ kind: 'anonymous' })
  }
  await scope.transact((tx) => restoreAccount(tx, user.id))
  nextStep()
  const again = await halfway(user)
  await again.call('confirmSignIn', { body: { code: await codeFor(world, secret) } })
  expect(await again.actor()).toMatchObject({ kind: 'account' })
})
