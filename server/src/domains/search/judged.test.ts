import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { scoreJudged } from './test/judged.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('people find what they hoped for, before what plain words would give them', async () => {
  const { ours, plain } = await scoreJudged(world)
  expect(ours).toBeGreaterThan(0.95)
  expect(ours).toBeGreaterThan(plain)
})
