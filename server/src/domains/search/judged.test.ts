import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { judged, ndcg, shelf } from './test/judged.ts'
import { catchUp, creatorNamed, find, publish } from './test/shelf.ts'

let world: World
const names = new Map<string, string>()
beforeAll(async () => {
  world = await openWorld()
  const creators = new Map<string, SignedInScope>()
  for (const [name, { by, fields }] of Object.entries(shelf)) {
    const creator = creators.get(by) ?? (await creatorNamed(world, by))
    creators.set(by, creator)
    names.set(await publish(world, creator, fields), name)
  }
  await catchUp(world)
})
afterAll(() => world.close())

const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id)
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** What the engine does by itself with all the words. */
const plainly = async (text: string) => {
  const { hits } = await world.scope().search.scan({
    index: 'content',
    body: { query: { match: { all: text } }, size: 10, sort: [{ _score: 'desc' }, { id: 'desc' }] },
  })
  return hits.hits.map(({ _id }) => _id)
}

it('people find what they hoped for, before what plain words would give them', async () => {
  const ours: number[] = []
  const plain: number[] = []
  for (const [text, grades] of Object.entries(judged)) {
    ours.push(ndcg(named(await find(world.scope(), text)), grades))
    plain.push(ndcg(named(await plainly(text)), grades))
  }
  expect(mean(ours)).toBeGreaterThan(0.95)
  expect(mean(ours)).toBeGreaterThan(mean(plain))
})
