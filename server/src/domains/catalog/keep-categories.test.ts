import { type CategorySlug, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editReleased } from '../../../test/edit-released.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readProfile } from '../profiles/index.ts'
import { keepCategories } from './keep-categories.ts'
import { catalogRoutes } from './routes/index.ts'
import { person } from './test/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const day = 86_400_000
const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'Fog' }] }]

const publish = async (creator: SignedInScope, category: CategorySlug) => {
  const article = { type: 'doc', content: text }
  const fields = { type: 'article', title: 'Fog', category, article } as const
  const made = await catalogRoutes.createContent(creator, { ...nothing, body: fields }, exchange)
  const onPost = { ...nothing, params: { id: ContentId.parse(made.content.id) } }
  const body = { when: 'ready', rightsConfirmed: true } as const
  await catalogRoutes.publishContent(creator, { ...onPost, body }, exchange)
  world.clock.advance(1000)
  return onPost
}

const move = async (
  creator: SignedInScope,
  onPost: Awaited<ReturnType<typeof publish>>,
  category: CategorySlug,
) => {
  await editReleased(creator, onPost.params.id, { category })
}

const categoryOf = async ({ actor }: SignedInScope) => {
  await runDue(world.scope({ kind: 'system' }), [keepCategories])
  return (await readProfile(world.scope().db, actor.accountId))?.category
}

it('is that of most posts, and of two the one used last', async () => {
  const creator = await person(world, true)
  expect(await categoryOf(creator)).toBe(null)
  const first = await publish(creator, 'art')
  expect(await categoryOf(creator)).toBe('art')
  await publish(creator, 'music')
  expect(await categoryOf(creator)).toBe('music')
  await publish(creator, 'art')
  expect(await categoryOf(creator)).toBe('art')
  await move(creator, first, 'music')
  expect(await categoryOf(creator)).toBe('music')
})

it('follows what is taken back, and changes by itself when posts get old', async () => {
  const creator = await person(world, true)
  await publish(creator, 'travel')
  await publish(creator, 'travel')
  world.clock.advance(50 * day)
  const later = await publish(creator, 'gaming')
  expect(await categoryOf(creator)).toBe('travel')
  world.clock.advance(41 * day)
  expect(await categoryOf(creator)).toBe('gaming')
  await catalogRoutes.unpublishContent(creator, later, exchange)
  expect(await categoryOf(creator)).toBe(null)
})

it('stands beside the creator of a post in every list', async () => {
  const creator = await person(world, true)
  const onPost = await publish(creator, 'crafts')
  await categoryOf(creator)
  const fan = await person(world, false)
  const request = { ...onPost, query: { as: undefined } }
  const { content } = await catalogRoutes.readContent(fan, request, exchange)
  expect(content.creator).toMatchObject({
    category: 'crafts',
    followerCount: 0,
    viewer: { follows: false, bell: null },
  })
  const asked = await catalogRoutes.readContent(world.scope(), request, exchange)
  expect(asked.content.creator.viewer).toBe(null)
})
