import type { CategorySlug, ContentId } from '@fanfare/contract'
import { categorySlugs } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { suspendPerson } from '../../profiles/index.ts'
import { socialRoutes } from '../../social/index.ts'
import { createContent } from '../commands/create-content.ts'
import { publishContent } from '../commands/publish-content.ts'
import { unpublishContent } from '../commands/unpublish-content.ts'
import { listCards } from '../lists.ts'
import { person } from '../test/people.ts'
import { raiseTrend } from '../writer/trend.ts'
import { countMonths } from './count-months.ts'
import { inHalfLives } from './interest.ts'
import { listCategories, listNewCreators, readTag } from './lists.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  await world.scope().transact(async ({ q }) => {
    await q.updateTable('profiles.profiles').set({ is_confirmed: true }).execute()
  })
})
afterAll(() => world.close())

const days = (number: number) => world.clock.advance(number * 86_400_000)
const article = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const post = async (category: CategorySlug, tags: string[] = []): Promise<ContentId> => {
  const fields = { type: 'article', title: 'Rain', article, category, tags } as const
  const { id } = await createContent(creator, fields)
  world.clock.advance(1_000)
  await publishContent(creator, id, { when: 'ready' })
  return id
}
const countPosts = async () => {
  const system = world.scope({ kind: 'system' })
  while ((await countMonths.run(system)) > 0);
}
const counts = async () => {
  await countPosts()
  const found = await listCategories(world.scope())
  return Object.fromEntries(found.map((one) => [one.category, one.contentCount]))
}

it('counts the posts of each category, also those of months ago', async () => {
  const old = await post('art')
  days(70)
  await post('art')
  await post('music')
  expect(await counts()).toMatchObject({ art: 2, music: 1, gaming: 0 })
  await unpublishContent(creator, old)
  await post('music')
  world.clock.advance(60_000)
  expect(await counts()).toMatchObject({ art: 1, music: 2 })
})

it('puts categories in the order of interest, or in that of the taxonomy', async () => {
  const order = async () => (await listCategories(world.scope())).map(({ category }) => category)
  expect(await order()).toEqual(categorySlugs)
  const [travel, gaming] = [await post('travel'), await post('gaming')]
  const now = world.clock.now()
  await world.scope().transact(async (tx) => {
    const points = new Map([
      [travel, 1],
      [gaming, 3],
    ])
    await raiseTrend(tx, points, inHalfLives(now))
  })
  expect((await order()).slice(0, 3)).toEqual(['gaming', 'travel', 'fitness'])
  days(20)
  expect(await order()).toEqual(categorySlugs)
})

it('counts a tag', async () => {
  await post('art', ['tide'])
  expect(await readTag(world.scope(), 'tide')).toEqual({ tag: 'tide', contentCount: 1 })
  expect(await readTag(world.scope(), 'ebb')).toEqual({ tag: 'ebb', contentCount: 0 })
})

it('counts of a tag what its list shows this viewer', async () => {
  const mine = creator
  creator = await person(world, true)
  await post('art', ['dusk'])
  const { accountId } = creator.actor
  creator = mine
  await post('art', ['dusk'])
  const fan = await person(world, false)
  const count = async (viewer: Scope) => (await readTag(viewer, 'dusk')).contentCount
  const listed = async (viewer: Scope) =>
    (await listCards(viewer, { tag: 'dusk', sortBy: 'latest', sortOrder: 'desc', limit: 9 }))
      .content.length
  expect([await count(world.scope()), await count(fan)]).toEqual([2, 2])
  const muting = { params: { id: accountId }, query: undefined, body: undefined }
  await socialRoutes.muteUser(fan, muting, {} as Exchange)
  expect([await count(world.scope()), await count(fan), await listed(fan)]).toEqual([2, 1, 1])
  await world.scope().transact((tx) => suspendPerson(tx, accountId, world.clock.now()))
  expect([await count(world.scope()), await listed(world.scope())]).toEqual([1, 1])
})

it('shows new creators with their newest posts, but nobody without any or hidden by a block', async () => {
  const [maker, silent, fan] = [
    await person(world, true),
    await person(world, true),
    await person(world, false),
  ]
  await world.scope().transact(async ({ q }) => {
    await q.updateTable('profiles.profiles').set({ is_confirmed: true }).execute()
  })
  creator = maker
  const made: ContentId[] = []
  for (let number = 0; number < 4; number++) made.push(await post('art'))
  const shown = async (viewer: Scope) =>
    (await listNewCreators(viewer)).map(({ id, works }) => ({
      id,
      works: works.map((work) => work.id),
    }))
  const { accountId } = maker.actor
  expect(await shown(world.scope())).toContainEqual({
    id: accountId,
    works: made.toReversed().slice(0, 3),
  })
  expect((await shown(fan)).map(({ id }) => id)).not.toContain(silent.actor.accountId)
  const blocking = { params: { id: accountId }, query: undefined, body: undefined }
  await socialRoutes.blockUser(fan, blocking, {} as Exchange)
  expect((await shown(fan)).map(({ id }) => id)).not.toContain(accountId)
  days(91)
  expect(await shown(world.scope())).toEqual([])
})
