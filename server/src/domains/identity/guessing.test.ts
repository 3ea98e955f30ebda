import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  mailedToken,
  member,
  openBrowser,
  refusal,
  refuses,
  register,
} from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const wrong = { password: 'not-the-right-one' }

const exhaust = async (email: string) => {
  for (let round = 0; round < 10; round++) {
    await refuses(openBrowser(world).signIn({ email }, wrong), 'auth.wrong-credentials')
  }
}

test('strangers are stopped together, the owner on a known device is not', async () => {
  const { user, browser } = await member(world)
  await exhaust(user.email)
  const refused = await refusal(openBrowser(world).signIn(user))
  expect(refused.code).toBe('auth.guessing')
  expect(refused.details.retryAfter).toBeGreaterThan(0)
  expect(refused.details.retryAfter).toBeLessThanOrEqual(900)
  expect(await browser.signIn(user)).toMatchObject({ next: 'done' })
})

test('a known device has a limit of its own', async () => {
  const { user, browser } = await member(world)
  for (let round = 0; round < 10; round++) {
    await refuses(browser.signIn(user, wrong), 'auth.wrong-credentials')
  }
  await refuses(browser.signIn(user), 'auth.guessing')
  expect(await openBrowser(world).signIn(user)).toMatchObject({ next: 'done' })
})

test('a device known to one account is a stranger to another', async () => {
  const [{ browser }, { user: other }] = [await member(world), await member(world)]
  await exhaust(other.email)
  await refuses(browser.signIn(other), 'auth.guessing')
})

test('a forged device cookie is a stranger', async () => {
  const { user, browser } = await member(world)
  await exhaust(user.email)
  const [device] = browser.cookies.get('fanfare_device')?.split('.') ?? []
  const forger = openBrowser(world)
  forger.cookies.set('fanfare_device', `${device}.AAAA`)
  await refuses(forger.signIn(user), 'auth.guessing')
})

test('an email nobody has is limited in the same way', async () => {
  await exhaust('nobody@example.test')
  await refuses(openBrowser(world).signIn({ email: 'nobody@example.test' }), 'auth.guessing')
})

test('right sign-ins are not counted', async () => {
  const user = await register(world)
  for (let round = 0; round < 12; round++) await openBrowser(world).signIn(user)
})

test('one address trying many accounts is stopped, but not the devices known behind it', async () => {
  const address = '203.0.113.9'
  const { user: neighbour, browser: known } = await member(world)
  for (let round = 0; round < 30; round++) {
    const browser = Object.assign(openBrowser(world), { address })
    await refuses(
      browser.signIn({ email: `many${round}@example.test` }, wrong),
      'auth.wrong-credentials',
    )
  }
  const user = await register(world)
  await refuses(Object.assign(openBrowser(world), { address }).signIn(user), 'auth.guessing')
  known.address = address
  expect(await known.signIn(neighbour)).toMatchObject({ next: 'done' })
  expect(await openBrowser(world).signIn(user)).toMatchObject({ next: 'done' })
})

test('many tries at once gain nothing', async () => {
  const user = await register(world)
  const tries = await Promise.all(
    Array.from({ length: 16 }, () => refusal(openBrowser(world).signIn(user, wrong))),
  )
  const judged = tries.filter(({ code }) => code === 'auth.wrong-credentials')
  expect(judged).toHaveLength(10)
})

test('a reset by mail makes the device known, so strangers cannot keep the owner out', async () => {
  const user = await register(world)
  await exhaust(user.email)
  const browser = openBrowser(world)
  await browser.call('requestPasswordReset', { body: { email: user.email } })
  const token = await mailedToken(world, user.email)
  const password = 'walnut-harbour-77'
  await browser.call('resetPassword', { body: { token, password } })
  expect(await browser.signIn(user, { password })).toMatchObject({ next: 'done' })
  await refuses(openBrowser(world).signIn(user, { password }), 'auth.guessing')
})

test('still limited, in memory, while Redis is away', async () => {
  const user = await register(world)
  world.platform.cache.redis.disconnect()
  await exhaust(user.email)
  await refuses(openBrowser(world).signIn(user), 'auth.guessing')
  await world.platform.cache.redis.connect()
})
