import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignedInScope } from '../../platform/scope.ts'
import { recommendationRoutes } from './index.ts'
import { openScene, type Scene } from './test/scene.ts'

let scene: Scene
let fans: SignedInScope[]
let posts: ContentId[]
beforeAll(async () => {
  scene = await openScene()
  const creator = await scene.creator()
  fans = []
  posts = []
  for (let at = 0; at < 7; at++) fans.push(await scene.fan())
  for (let at = 0; at < 8; at++) posts.push(await scene.post(creator))
})
afterAll(() => scene.close())

const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value

/** By the definition: people who enjoyed both, for the square root of the product of both audiences. */
const expected = (liked: ReadonlyMap<ContentId, ReadonlySet<SignedInScope>>) =>
  posts.flatMap((one) =>
    posts.flatMap((other) => {
      const [a, b] = [[...(liked.get(one) ?? [])], [...(liked.get(other) ?? [])]]
      const both = a.filter((fan) => b.includes(fan)).length
      if (one === other || both < 3) return []
      return [[one, other, (both / Math.sqrt(a.length * b.length)).toFixed(4)].join(' ')]
    }),
  )

const stored = async () => {
  const rows = await scene.world
    .scope()
    .db.q.selectFrom('recommendations.neighbours')
    .selectAll()
    .execute()
  return rows.map((row) => [row.content_id, row.other_id, row.weight.toFixed(4)].join(' '))
}

/** The same on every machine, in every run. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

it('are right after any order and repetition of likes and unlikes', async () => {
  const liked = new Map(posts.map((id) => [id, new Set<SignedInScope>()]))
  const next = numbersFrom(7)
  for (let round = 0; round < 6; round++) {
    for (let step = 0; step < 25; step++) {
      const [fan, id] = [pick(fans, next(7)), pick(posts, next(8))]
      const likes = next(4) > 0
      await scene.react(fan, likes ? 'likeContent' : 'unlikeContent', id)
      if (likes) liked.get(id)?.add(fan)
      else liked.get(id)?.delete(fan)
    }
    await scene.settle()
    expect((await stored()).sort(), `round ${round}`).toEqual(expected(liked).sort())
  }
  expect((await stored()).length).toBeGreaterThan(10)
  await scene.turn(pick(fans, 0), false)
  for (const audience of liked.values()) audience.delete(pick(fans, 0))
  await scene.settle()
  expect((await stored()).sort()).toEqual(expected(liked).sort())
})

it('come first among what is related', async () => {
  const [one, near] = [await scene.creator(), await scene.creator()]
  const seed = await scene.post(one, { category: 'music' })
  const alike = await scene.post(one, { category: 'music' })
  const enjoyed = await scene.post(near, { category: 'cooking', daysAgo: 200 })
  for (const fan of fans.slice(1, 5)) {
    for (const id of [seed, enjoyed]) await scene.react(fan, 'likeContent', id)
  }
  await scene.settle()
  const request = { params: { id: seed }, query: undefined, body: undefined }
  const { related, fromCreator } = await recommendationRoutes.listRelated(
    scene.world.scope(),
    request,
    {} as never,
  )
  expect(related[0]?.id).toBe(enjoyed)
  expect(fromCreator.map(({ id }) => id)).toEqual([alike])
})
