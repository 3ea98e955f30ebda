import { symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeFor,
  mailedToken,
  mailsTo,
  member,
  openBrowser,
  refuses,
  rightPassword,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { KeyRing } from '../../platform/secrets/key-ring.ts'
import { openSecondFactor } from './gateways/second-factor-keys.ts'
import { resealSecondFactors } from './index.ts'
import { lockSecondFactor, replaceSealed } from './writer/second-factor.ts'

let world: World
/** The same world after an operator has put a secret in front, and after the old one was dropped. */
let rotated: World
let dropped: World

const withSecrets = (secrets: KeyRing): World => {
  const platform = { ...world.platform, config: { ...world.platform.config, AUTH_SECRET: secrets } }
  return { ...world, platform, scope: (actor = { kind: 'anonymous' }) => scopeOf(platform, actor) }
}

beforeAll(async () => {
  world = await openWorld()
  const [old] = world.platform.config.AUTH_SECRET
  const fresh = 'the-secret-that-comes-after-the-first-one'
  rotated = withSecrets([fresh, old])
  dropped = withSecrets([fresh])
})
afterAll(() => world?.close())

type Browser = ReturnType<typeof openBrowser>

/** The same browser, answered by processes with other secrets. */
const goOn = (on: World, { cookies, sent }: Browser) => {
  const browser = openBrowser(on)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  Object.assign(browser.sent, sent)
  return browser
}

const kindIn = async (on: World, browser: Browser) => (await goOn(on, browser).actor()).kind

const protectedMember = async () => {
  const { user, browser } = await member(world)
  await browser.call('verifyEmail', { body: { token: await mailedToken(world, user.email) } })
  const begun = await browser.call('beginSecondFactor', { body: { password: rightPassword } })
  const code = await codeFor(world, begun.secret)
  const { recoveryCodes } = await browser.call('enableSecondFactor', { body: { code } })
  world.clock.advance(30_000)
  return { user, browser, secret: begun.secret, recoveryCodes }
}

const confirm = async (on: World, browser: Browser, secret: string) => {
  const reply = await browser.call('confirmSignIn', {
    body: { code: await codeFor(on, secret) },
  })
  world.clock.advance(30_000)
  return reply
}

test('a session outlives a rotation, and the old key with its next use', async () => {
  const { browser } = await member(world)
  expect(await kindIn(rotated, browser)).toBe('account')
  expect(await kindIn(dropped, browser)).toBe('anonymous')
  world.clock.advance(6 * 60_000)
  const used = goOn(rotated, browser)
  await used.actor()
  expect(await kindIn(dropped, used)).toBe('account')
})

test('a token of a client that is no browser outlives a rotation', async () => {
  const { user } = await member(world)
  const reply = await openBrowser(world, {}).signIn(user, { wantsToken: true })
  if (reply.next !== 'done' || !reply.token) throw new Error('no token')
  const client = openBrowser(world, { authorization: `Bearer ${reply.token}` })
  expect(await kindIn(rotated, client)).toBe('account')
  expect(await kindIn(dropped, client)).toBe('anonymous')
})

test('a known device stays known, and is signed anew by signing in', async () => {
  const { user, browser } = await member(world)
  const moved = goOn(rotated, browser)
  await moved.signIn(user)
  expect((await mailsTo(world, user.email)).map(({ subject }) => subject)).toEqual([
    'Confirm your email',
  ])
  await goOn(dropped, moved).signIn(user)
  expect(await mailsTo(world, user.email)).toHaveLength(1)
})

test('a sign-in between its two steps and both kinds of code survive', async () => {
  const { user, secret, recoveryCodes } = await protectedMember()
  const halfway = openBrowser(world)
  await halfway.signIn(user)
  expect(await confirm(rotated, goOn(rotated, halfway), secret)).toMatchObject({
    user: { id: user.id },
  })
  const [code = ''] = recoveryCodes
  const other = openBrowser(rotated)
  await other.signIn(user)
  const recovered = await other.call('recoverSignIn', { body: { recoveryCode: code } })
  expect(recovered).toMatchObject({ user: { id: user.id } })
})

test('without its key a second factor opens for nobody, in words and not as a fault', async () => {
  const { user, secret, recoveryCodes } = await protectedMember()
  const browser = openBrowser(dropped)
  await browser.signIn(user)
  await refuses(confirm(dropped, browser, secret), 'auth.wrong-code')
  const [recoveryCode = ''] = recoveryCodes
  await refuses(browser.call('recoverSignIn', { body: { recoveryCode } }), 'auth.wrong-code')
})

test('resealing puts every second factor under the newest key', async () => {
  const people = [await protectedMember(), await protectedMember()]
  const first = await resealSecondFactors(rotated.scope({ kind: 'system' }))
  expect(first).toMatchObject({ current: 0, unreadable: 0 })
  expect(first.resealed).toBeGreaterThanOrEqual(people.length)
  expect(await resealSecondFactors(rotated.scope({ kind: 'system' }))).toEqual({
    current: first.resealed,
    resealed: 0,
    unreadable: 0,
  })
  for (const { user, secret, recoveryCodes } of people) {
    const browser = openBrowser(dropped)
    await browser.signIn(user)
    expect(await confirm(dropped, browser, secret)).toMatchObject({ user: { id: user.id } })
    const [recoveryCode = ''] = recoveryCodes
    const other = openBrowser(dropped)
    await other.signIn(user)
    const reply = await other.call('recoverSignIn', { body: { recoveryCode } })
    expect(reply).toMatchObject({ user: { id: user.id } })
  }
  expect((await resealSecondFactors(world.scope({ kind: 'system' }))).unreadable).toBe(
    first.resealed,
  )
})

test('one sealed before there was a key ring opens too, and is resealed', async () => {
  const { user, secret } = await protectedMember()
  const { config } = world.platform
  const bare = async (sealed: string) =>
    symmetricEncrypt({
      key: config.AUTH_SECRET[0],
      data: (await openSecondFactor(config, sealed)) ?? '',
    })
  await world.scope().transact(async (tx) => {
    const factor = await lockSecondFactor(tx, user.id)
    if (!factor) throw new Error('no second factor')
    const { secret, recovery_codes } = factor
    await replaceSealed(tx, user.id, {
      secret: await bare(secret),
      recovery_codes: await bare(recovery_codes),
    })
  })
  const browser = openBrowser(rotated)
  await browser.signIn(user)
  expect(await confirm(rotated, browser, secret)).toMatchObject({ user: { id: user.id } })
  expect((await resealSecondFactors(rotated.scope({ kind: 'system' }))).resealed).toBe(1)
})
