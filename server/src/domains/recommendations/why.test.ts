import type { ContentId, Why } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignedInScope } from '../../platform/scope.ts'
import { recommendationRoutes } from './index.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

/** Neither new nor popular. */
const old = { daysAgo: 100, views: 0 }

const reasonsOf = async (by: SignedInScope, id: ContentId): Promise<Why['reason'][] | null> => {
  const { content } = await scene.list(by)
  return content.find((card) => card.id === id)?.why.map(({ reason }) => reason) ?? null
}

it('is popular only where many people enjoyed it, new only in its first two weeks', async () => {
  const creator = await scene.established()
  const [popular, fresh, forgotten] = [
    await scene.post(creator, { ...old, views: 900 }),
    await scene.post(creator, { daysAgo: 13, views: 20 }),
    await scene.post(creator, { daysAgo: 15, views: 20 }),
  ]
  const fan = await scene.fan()
  expect(await reasonsOf(fan, popular)).toEqual(['popular'])
  expect(await reasonsOf(fan, fresh)).toEqual(['recent'])
  expect(await reasonsOf(fan, forgotten)).toBeNull()
})

it.each([
  ['young', { days: 89, followers: 5_000 }, true],
  ['little known', { days: 400, followers: 99 }, true],
  ['neither', { days: 91, followers: 100 }, false],
])(
  'makes room for a creator younger than 90 days or with fewer than 100 followers: %s',
  async (_, facts, isNewcomer) => {
    const post = await scene.post(await scene.established(facts), old)
    expect(await reasonsOf(await scene.fan(), post)).toEqual(isNewcomer ? ['newcomer'] : null)
  },
)

it('never tells what somebody wants less of as something they enjoyed', async () => {
  const [enjoyed, unwanted, followed] = [
    await scene.established(),
    await scene.established(),
    await scene.established(),
  ]
  const category = 'fitness'
  const fan = await scene.fan()
  const liked = await scene.post(enjoyed, { category })
  await scene.react(fan, 'likeContent', liked)
  await scene.react(fan, 'saveContent', liked)
  await scene.say(fan, 'less', await scene.post(unwanted, { category }))
  const alike = await scene.post(followed, { category, daysAgo: 15, views: 0, score: -100 })
  await scene.social(fan, 'followUser', idOf(followed))
  await scene.settle()
  expect(await reasonsOf(fan, alike)).toEqual(['follows'])
})

it('does not say that somebody follows whom they have just unfollowed', async () => {
  const creator = await scene.established()
  const post = await scene.post(creator, old)
  const fan = await scene.fan()
  await scene.social(fan, 'followUser', idOf(creator))
  await scene.settle()
  expect(await reasonsOf(fan, post)).toEqual(['follows'])
  await scene.social(fan, 'unfollowUser', idOf(creator))
  expect(await reasonsOf(fan, post)).toBeNull()
})

it('is given with the first ten of the list, or as many as are asked for', async () => {
  const fan = await scene.fan()
  for (let at = 0; at < 12; at++) await scene.post(await scene.established())
  const ask = async (limit: number) => {
    const request = { params: undefined, query: { limit }, body: undefined }
    const { recommendations } = await recommendationRoutes.listRecommendations(
      fan,
      request,
      {} as never,
    )
    return recommendations
  }
  const first = await ask(10)
  expect(first).toHaveLength(10)
  expect(first).toEqual((await scene.list(fan)).content.slice(0, 10))
  expect(first.every(({ why }) => why.length > 0)).toBe(true)
  expect(await ask(4)).toEqual(first.slice(0, 4))
})
