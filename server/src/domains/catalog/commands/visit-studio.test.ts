import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../test/people.ts'
import { visitStudio } from './visit-studio.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const hour = 3_600_000

it('answers when the visit before ended, for as long as this one goes on', async () => {
  const creator = await person(world, true)
  const last = async () => (await visitStudio(creator)).lastVisitAt
  expect(await last()).toBeNull()
  world.clock.advance(7 * hour)
  const left = creator.now().toISOString()
  // Seven hours later is still the first visit, and lengthens it.
  expect(await last()).toBeNull()
  world.clock.advance(8 * hour)
  expect(await last()).toBe(left)
  world.clock.advance(3 * hour)
  const leftAgain = creator.now().toISOString()
  expect(await last()).toBe(left)
  world.clock.advance(40 * 24 * hour)
  expect(await last()).toBe(leftAgain)
})

it('knows each creator by themselves', async () => {
  const [one, other] = [await person(world, true), await person(world, true)]
  await visitStudio(one)
  world.clock.advance(24 * hour)
  expect((await visitStudio(other)).lastVisitAt).toBeNull()
  expect((await visitStudio(one)).lastVisitAt).not.toBeNull()
})
