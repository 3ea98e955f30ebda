import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { SignedIn } from '../../platform/scope.ts'
import { correctBirthDate, demandAdult, identityRoutes, readAccount } from '../identity/index.ts'
import { becomeCreator } from './commands/become-creator.ts'
import { registerAccount } from './commands/register-account.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  // Of a leap day nobody knows the anniversary.
  if (world.clock.now().toISOString().includes('-02-29')) world.clock.advance(86_400_000)
})
afterAll(() => world.close())

/** The day somebody was born who turns so old today, or so many days from now. */
const born = (years: number, daysFromNow = 0) => {
  const day = new Date(world.clock.now())
  day.setUTCDate(day.getUTCDate() + daysFromNow)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

let count = 0
const registering = (isCreator: boolean, birthDate?: string) => {
  const username = `adult_${++count}`
  return registerAccount(world.scope(), {
    email: `${username}@example.test`,
    password: 'orchard-lantern-42',
    username,
    name: username,
    isCreator,
    birthDate,
    acceptTerms: true,
  })
}

const fan = async () => {
  const { id: accountId, role } = await registering(false)
  const actor: SignedIn = { kind: 'account', accountId, sessionId: accountId as never, role }
  return { ...world.scope(actor), actor }
}

const roleOf = async ({ db, actor }: Awaited<ReturnType<typeof fan>>) =>
  (await readAccount(db, actor.accountId))?.role

describe('registering as a creator', () => {
  it('needs a birth date of 18 or more', async () => {
    const nothing = await refusal(registering(true))
    expect([nothing.code, nothing.details.fields]).toEqual([
      'request.invalid',
      { birthDate: 'Enter your birth date' },
    ])
    await refuses(registering(true, born(18, 1)), 'auth.under-age')
    expect((await registering(true, born(18))).role).toBe('creator')
  })

  it('takes no date that is still to come', async () => {
    const { code } = await refusal(registering(true, born(0, 2)))
    expect(code).toBe('request.invalid')
  })

  it('asks a fan for none', async () => {
    expect((await registering(false)).role).toBe('fan')
  })
})

describe('becoming a creator later', () => {
  it('needs a birth date of 18 or more', async () => {
    const person = await fan()
    expect((await refusal(becomeCreator(person, {}))).details.fields).toEqual({
      birthDate: 'Enter your birth date',
    })
    expect(await roleOf(person)).toBe('fan')
    await becomeCreator(person, { birthDate: born(30) })
    expect(await roleOf(person)).toBe('creator')
    await demandAdult(person.db, person.actor.accountId, person.now())
  })

  it('is refused under 18 whatever is said next, until that day comes or support corrects it', async () => {
    const [young, mistaken] = [await fan(), await fan()]
    for (const person of [young, mistaken]) {
      await refuses(becomeCreator(person, { birthDate: born(18, 1) }), 'auth.under-age')
      await refuses(becomeCreator(person, { birthDate: born(40) }), 'auth.under-age')
      expect(await roleOf(person)).toBe('fan')
    }
    await correctBirthDate(world.scope({ kind: 'system' }), mistaken.actor.accountId, born(40))
    await becomeCreator(mistaken, {})
    expect(await roleOf(mistaken)).toBe('creator')
    world.clock.advance(2 * 86_400_000)
    await becomeCreator(young, {})
    expect(await roleOf(young)).toBe('creator')
  })
})

describe('a birth date', () => {
  const give = (person: Awaited<ReturnType<typeof fan>>, birthDate: string) =>
    identityRoutes.giveBirthDate(
      person,
      { body: { birthDate }, params: undefined, query: undefined },
      {} as never,
    )

  it('is given once; another one is refused and changes nothing', async () => {
    const person = await fan()
    await refuses(
      demandAdult(person.db, person.actor.accountId, person.now()),
      'auth.birth-date-needed',
    )
    await give(person, born(17))
    await give(person, born(17))
    await refuses(give(person, born(40)), 'auth.birth-date-known')
    await refuses(demandAdult(person.db, person.actor.accountId, person.now()), 'auth.under-age')
  })

  it('of a leap day counts from the first of March', async () => {
    const person = await fan()
    const id = person.actor.accountId
    await correctBirthDate(person, id, '2008-02-29')
    await refuses(demandAdult(person.db, id, new Date('2026-02-28T23:59:59Z')), 'auth.under-age')
    await demandAdult(person.db, id, new Date('2026-03-01T00:00:00Z'))
  })
})
