import { type AccountId, limits } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import { runDue } from '../../platform/events/due.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { profileRoutes, restorePerson, suspendPerson } from '../profiles/index.ts'
import { socialDue } from './due.ts'
import { socialRoutes } from './routes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const on = (id: AccountId) => ({ params: { id }, query: undefined, body: undefined })
const idOf = ({ actor }: SignedInScope) => actor.accountId

const follow = (fan: SignedInScope, creator: SignedInScope) =>
  socialRoutes.followUser(fan, on(idOf(creator)), exchange)
const unfollow = (fan: SignedInScope, creator: SignedInScope) =>
  socialRoutes.unfollowUser(fan, on(idOf(creator)), exchange)
const ring = (fan: SignedInScope, creator: SignedInScope, bell: 'all' | 'none') =>
  socialRoutes.setFollowBell(fan, { ...on(idOf(creator)), body: { bell } }, exchange)
const show = (fan: SignedInScope, showFollowing: boolean) => {
  const request = { params: undefined, query: undefined, body: { showFollowing } }
  return socialRoutes.updateFollowPrivacy(fan, request, exchange)
}
const hide = (fan: SignedInScope) => {
  const body = { visibility: 'signed-in' } as const
  return profileRoutes.updatePrivacy(fan, { params: undefined, query: undefined, body }, exchange)
}

type Listed = { readonly ids: string[]; readonly next: string | null }

const followers = async (
  viewer: Scope,
  creator: SignedInScope,
  query: { limit: number; cursor?: string } = { limit: 50 },
): Promise<Listed> => {
  const page = await socialRoutes.listFollowers(viewer, { ...on(idOf(creator)), query }, exchange)
  return { ids: page.followers.map(({ id }) => id), next: page.nextCursor }
}

const following = async (
  viewer: Scope,
  fan: SignedInScope,
  query: { limit: number; cursor?: string } = { limit: 50 },
): Promise<Listed> => {
  const page = await socialRoutes.listFollowing(viewer, { ...on(idOf(fan)), query }, exchange)
  return { ids: page.following.map(({ id }) => id), next: page.nextCursor }
}

const suspend = (someone: SignedInScope) =>
  world.scope().transact((tx) => suspendPerson(tx, idOf(someone), world.clock.now()))
const restore = (someone: SignedInScope) =>
  world.scope().transact((tx) => restorePerson(tx, idOf(someone), world.clock.now()))

const eventsOf = async (name: string, follower: SignedInScope) => {
  const rows = await world
    .scope()
    .db.q.selectFrom('platform.events')
    .select('payload')
    .where('name', '=', name)
    .execute()
  const payloads = rows.map(({ payload }) => payload as { followerId: string })
  return payloads.filter(({ followerId }) => followerId === idOf(follower))
}

describe('following', () => {
  it('holds once, however often it is asked for, and is told once', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const first = await follow(fan, creator)
    expect(first).toEqual({ followerCount: 1, viewer: { follows: true, bell: 'highlights' } })
    await ring(fan, creator, 'all')
    const again = await follow(fan, creator)
    expect(again).toEqual({ followerCount: 1, viewer: { follows: true, bell: 'all' } })
    expect(await eventsOf('social.followed', fan)).toEqual([
      { followerId: idOf(fan), creatorId: idOf(creator) },
    ])
  })

  it('ends once, and is told once', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    await follow(fan, creator)
    const over = { followerCount: 0, viewer: { follows: false, bell: null } }
    expect(await unfollow(fan, creator)).toEqual(over)
    expect(await unfollow(fan, creator)).toEqual(over)
    expect(await eventsOf('social.unfollowed', fan)).toHaveLength(1)
  })

  it('is for creators, and not for oneself', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    await refuses(follow(creator, fan), 'follow.not-a-creator')
    await refuses(follow(creator, creator), 'follow.own')
  })

  it('finds nobody who is suspended, and holds again when they are back', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const late = await person(world, false)
    await follow(fan, creator)
    await suspend(creator)
    await refuses(follow(late, creator), 'profile.not-found')
    await refuses(unfollow(fan, creator), 'profile.not-found')
    await refuses(ring(fan, creator, 'all'), 'profile.not-found')
    await refuses(followers(fan, creator), 'profile.not-found')
    expect((await following(fan, fan)).ids).toEqual([])
    await restore(creator)
    expect((await following(fan, fan)).ids).toEqual([idOf(creator)])
  })

  it('has a bell only while it lasts', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    await refuses(ring(fan, creator, 'none'), 'follow.not-found')
    await follow(fan, creator)
    expect((await ring(fan, creator, 'none')).viewer).toEqual({ follows: true, bell: 'none' })
    await unfollow(fan, creator)
    await refuses(ring(fan, creator, 'none'), 'follow.not-found')
    expect((await follow(fan, creator)).viewer).toEqual({ follows: true, bell: 'highlights' })
  })

  it('has a limit that two at the same time do not pass', async () => {
    const fan = await person(world, false)
    const [one, two, three] = [
      await person(world, true),
      await person(world, true),
      await person(world, true),
    ]
    await follow(fan, one)
    await world.scope().transact(async (tx) => {
      await tx.q
        .updateTable('social.people')
        .set({ following_count: limits.follows - 1 })
        .where('account_id', '=', idOf(fan))
        .execute()
    })
    const tried = await Promise.allSettled([follow(fan, two), follow(fan, three)])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'follow.too-many' },
    })
    expect((await following(fan, fan)).ids).toHaveLength(2)
    // Whom one follows already can be followed again, and unfollowing makes room.
    await follow(fan, one)
    await unfollow(fan, one)
    await follow(fan, one)
  })
})

describe('whom one follows', () => {
  it('is private until one shows it', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const other = await person(world, false)
    await follow(fan, creator)
    const everybody = [world.scope(), other, creator]
    for (const viewer of everybody) await refuses(following(viewer, fan), 'profile.not-found')
    expect((await following(fan, fan)).ids).toEqual([idOf(creator)])
    expect(await show(fan, true)).toEqual({ showFollowing: true })
    for (const viewer of everybody) {
      expect((await following(viewer, fan)).ids).toEqual([idOf(creator)])
    }
    await show(fan, false)
    await refuses(following(other, fan), 'profile.not-found')
  })

  it('shows in the list of a creator to that creator, and to others if one shows it', async () => {
    const creator = await person(world, true)
    const [open, closed] = [await person(world, false), await person(world, false)]
    await show(open, true)
    for (const fan of [open, closed]) {
      await follow(fan, creator)
      world.clock.advance(1000)
    }
    expect((await followers(creator, creator)).ids).toEqual([idOf(closed), idOf(open)])
    for (const viewer of [world.scope(), closed, open]) {
      expect((await followers(viewer, creator)).ids).toEqual([idOf(open)])
    }
    await show(closed, true)
    await show(open, false)
    expect((await followers(world.scope(), creator)).ids).toEqual([idOf(closed)])
  })

  it('names nobody whom the viewer may not see', async () => {
    const creator = await person(world, true)
    const [hidden, gone] = [await person(world, false), await person(world, false)]
    for (const fan of [hidden, gone]) {
      await show(fan, true)
      await follow(fan, creator)
    }
    await hide(hidden)
    await suspend(gone)
    expect((await followers(world.scope(), creator)).ids).toEqual([])
    expect((await followers(creator, creator)).ids).toEqual([idOf(hidden)])
    await hide(creator)
    await refuses(followers(world.scope(), creator), 'profile.not-found')
  })
})

it('pages both ways without a gap or a repeat', async () => {
  const creators: SignedInScope[] = []
  for (let made = 0; made < 3; made++) creators.push(await person(world, true))
  const fans: SignedInScope[] = []
  for (let made = 0; made < 5; made++) fans.push(await person(world, false))
  // Some in the same instant: then the ids decide.
  for (const [at, fan] of fans.entries()) {
    for (const creator of creators) await follow(fan, creator)
    if (at % 2) world.clock.advance(1000)
  }
  const all = async (read: (query: { limit: number; cursor?: string }) => Promise<Listed>) => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Listed = await read({ limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...page.ids)
      cursor = page.next
    } while (cursor)
    return seen
  }
  const [creator, fan] = [creators[0], fans[0]]
  if (!creator || !fan) throw new Error('nobody was made')
  const listed = await all((query) => followers(creator, creator, query))
  expect(listed.toSorted()).toEqual(fans.map(idOf).toSorted())
  const followed = await all((query) => following(fan, fan, query))
  expect(followed.toSorted()).toEqual(creators.map(idOf).toSorted())
  const first = await socialRoutes.listFollowers(
    creator,
    { ...on(idOf(creator)), query: { limit: 2 } },
    exchange,
  )
  const elsewhere = { limit: 2, cursor: first.nextCursor ?? '' }
  const other = creators[1] ?? creator
  await refuses(followers(other, other, elsewhere), 'request.cursor-mismatch')
})

it('lists creators with their followers and what they are to the viewer', async () => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  await world.scope().transact(async (tx) => {
    await tx.q
      .updateTable('profiles.profiles')
      .set({ is_confirmed: true })
      .where('account_id', '=', idOf(creator))
      .execute()
  })
  await follow(fan, creator)
  await runDue(world.scope({ kind: 'system' }), socialDue)
  const query = { params: undefined, query: { limit: 50 }, body: undefined }
  const find = async (viewer: Scope) =>
    (await socialRoutes.listCreators(viewer, query, exchange)).creators.find(
      ({ id }) => id === idOf(creator),
    )
  expect(await find(fan)).toMatchObject({
    followerCount: 1,
    category: null,
    viewer: { follows: true, bell: 'highlights' },
  })
  expect(await find(await person(world, false))).toMatchObject({
    viewer: { follows: false, bell: null },
  })
  expect(await find(world.scope())).toMatchObject({ followerCount: 1, viewer: null })
})
