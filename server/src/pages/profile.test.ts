import { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../test/browser.ts'
import { openWorld, type World } from '../../test/harness.ts'
import { person } from '../../test/person.ts'
import { catalogDue, catalogRoutes } from '../domains/catalog/index.ts'
import { profileRoutes } from '../domains/profiles/index.ts'
import { socialRoutes } from '../domains/social/index.ts'
import { runDue } from '../platform/events/due.ts'
import type { Exchange } from '../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../platform/scope.ts'
import { viewProfilePage } from './profile.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'Fog' }] }]

it('shows a creator with what is counted of their work, and only to those who see the profile', async () => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  const { accountId } = creator.actor
  const fields = { type: 'article', title: 'Fog', article: { type: 'doc', content: text } } as const
  const { content } = await catalogRoutes.createContent(
    creator,
    { ...nothing, body: fields },
    exchange,
  )
  const onPost = { ...nothing, params: { id: ContentId.parse(content.id) } }
  const publishing = { when: 'ready', rightsConfirmed: true } as const
  await catalogRoutes.publishContent(creator, { ...onPost, body: publishing }, exchange)
  await catalogRoutes.likeContent(fan, onPost, exchange)
  await runDue(world.scope({ kind: 'system' }), catalogDue)
  expect(await viewProfilePage(world.scope(), accountId)).toMatchObject({
    id: accountId,
    contentCount: 1,
    totalViews: 0,
    totalLikes: 1,
    banner: null,
    abilities: { edit: false },
  })
  await profileRoutes.updatePrivacy(
    creator,
    { ...nothing, body: { visibility: 'signed-in' } },
    exchange,
  )
  await refuses(viewProfilePage(world.scope(), accountId), 'profile.not-found')
  expect(await viewProfilePage(fan, accountId)).toMatchObject({ contentCount: 1, totalLikes: 1 })
})

it('counts nothing for someone who publishes nothing', async () => {
  const fan = await person(world, false)
  expect(await viewProfilePage(fan, fan.actor.accountId)).toMatchObject({
    contentCount: 0,
    totalViews: 0,
    totalLikes: 0,
    abilities: { edit: true },
  })
})

it('counts followers for everyone, and whom somebody follows for those who may know', async () => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  const onCreator = { ...nothing, params: { id: creator.actor.accountId } }
  await socialRoutes.followUser(fan, onCreator, exchange)
  const read = (viewer: Scope, { actor }: SignedInScope) => viewProfilePage(viewer, actor.accountId)
  expect(await read(world.scope(), creator)).toMatchObject({
    followerCount: 1,
    followingCount: null,
    viewer: null,
  })
  const followed = { follows: true, bell: 'highlights' }
  expect(await read(fan, creator)).toMatchObject({ followerCount: 1, viewer: followed })
  expect(await read(fan, fan)).toMatchObject({ followerCount: 0, followingCount: 1 })
  expect(await read(creator, fan)).toMatchObject({ followingCount: null })
  const shown = { ...nothing, body: { showFollowing: true } }
  await socialRoutes.updateFollowPrivacy(fan, shown, exchange)
  expect(await read(creator, fan)).toMatchObject({ followingCount: 1 })
})
