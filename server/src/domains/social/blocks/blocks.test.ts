import { randomUUID } from 'node:crypto'
import { type AccountId, limits } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { restorePerson, suspendPerson, viewProfile } from '../../profiles/index.ts'
import { socialRoutes } from '../routes.ts'
import { countChanges } from '../writer.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const idOf = ({ actor }: SignedInScope) => actor.accountId
const on = (someone: SignedInScope | AccountId) => ({
  ...nothing,
  params: { id: typeof someone === 'string' ? someone : idOf(someone) },
})

type Command = 'blockUser' | 'unblockUser' | 'muteUser' | 'unmuteUser' | 'followUser'
const does = async (by: SignedInScope, what: Command, whom: SignedInScope | AccountId) => {
  world.clock.advance(1000)
  await socialRoutes[what](by, on(whom), exchange)
}
const sees = (viewer: Scope, whom: SignedInScope) =>
  viewProfile(viewer, idOf(whom)).then(
    () => true,
    () => false,
  )
const seeEachOther = async (one: SignedInScope, other: SignedInScope) => [
  await sees(one, other),
  await sees(other, one),
]
const pairsOf = (one: SignedInScope) =>
  world
    .scope()
    .db.q.selectFrom('profiles.hidden_pairs')
    .select('other_id')
    .where((row) => row.or([row('viewer_id', '=', idOf(one)), row('other_id', '=', idOf(one))]))
    .execute()
const eventsAbout = async (id: AccountId) => {
  const rows = await world
    .scope()
    .db.q.selectFrom('platform.events')
    .select(['name', 'payload'])
    .where('name', 'like', 'social.%')
    .orderBy('xid')
    .orderBy('seq')
    .execute()
  return rows
    .filter(({ payload }) => Object.values(payload as object).includes(id))
    .map(({ name }) => name)
}
const suspend = (someone: SignedInScope) =>
  world.scope().transact((tx) => suspendPerson(tx, idOf(someone), world.clock.now()))
const restore = (someone: SignedInScope) =>
  world.scope().transact((tx) => restorePerson(tx, idOf(someone), world.clock.now()))
const blockedOf = async (by: SignedInScope, query: { limit: number; cursor?: string }) =>
  socialRoutes.listBlocked(by, { ...nothing, query }, exchange)
const mutedOf = async (by: SignedInScope, query: { limit: number; cursor?: string }) =>
  socialRoutes.listMuted(by, { ...nothing, query }, exchange)
const factsOf = async (viewer: SignedInScope, creator: SignedInScope) =>
  socialRoutes.unfollowUser(viewer, on(creator), exchange)

describe('a block', () => {
  it('hides each from the other, and from nobody else, until it is taken back', async () => {
    const fan = await person(world, false)
    const creator = await person(world, true)
    const third = await person(world, false)
    await does(fan, 'blockUser', creator)
    await does(fan, 'blockUser', creator)
    expect(await seeEachOther(fan, creator)).toEqual([false, false])
    expect(await seeEachOther(fan, third)).toEqual([true, true])
    expect(await sees(world.scope(), creator)).toBe(true)
    expect(await pairsOf(fan)).toHaveLength(2)

    await does(fan, 'unblockUser', creator)
    await does(fan, 'unblockUser', creator)
    expect(await seeEachOther(fan, creator)).toEqual([true, true])
    expect(await pairsOf(fan)).toEqual([])
    expect(await eventsAbout(idOf(fan))).toEqual(['social.blocked', 'social.unblocked'])
  })

  it('ends what they follow of each other, and counts it', async () => {
    const [one, other] = [await person(world, true), await person(world, true)]
    const third = await person(world, false)
    await does(one, 'followUser', other)
    await does(other, 'followUser', one)
    await does(third, 'followUser', one)
    await does(one, 'blockUser', other)
    await world.scope().transact(countChanges)
    const people = await world
      .scope()
      .db.q.selectFrom('social.people')
      .select(['account_id', 'follower_count', 'following_count'])
      .where('account_id', 'in', [idOf(one), idOf(other)])
      .execute()
    expect(new Map(people.map((row) => [row.account_id, row]))).toEqual(
      new Map([
        [idOf(one), { account_id: idOf(one), follower_count: 1, following_count: 0 }],
        [idOf(other), { account_id: idOf(other), follower_count: 0, following_count: 0 }],
      ]),
    )
    expect((await eventsAbout(idOf(other))).filter((name) => name === 'social.unfollowed')).toEqual(
      ['social.unfollowed', 'social.unfollowed'],
    )
    await refuses(does(other, 'followUser', one), 'profile.not-found')
    await does(one, 'unblockUser', other)
    expect((await factsOf(other, one)).viewer).toEqual({ follows: false, bell: null })
  })

  it('is not made of oneself, nor of whoever cannot be seen', async () => {
    const fan = await person(world, false)
    const gone = await person(world, true)
    await refuses(does(fan, 'blockUser', fan), 'block.own')
    await refuses(does(fan, 'blockUser', randomUUID() as AccountId), 'profile.not-found')
    await refuses(does(fan, 'unblockUser', randomUUID() as AccountId), 'profile.not-found')
    await suspend(gone)
    await refuses(does(fan, 'blockUser', gone), 'profile.not-found')
  })

  it('tells whoever was blocked nothing, whatever they try', async () => {
    const [blocker, blocked] = [await person(world, true), await person(world, false)]
    await does(blocker, 'blockUser', blocked)
    for (const what of ['blockUser', 'unblockUser', 'muteUser', 'unmuteUser'] as const) {
      await refuses(does(blocked, what, blocker), 'profile.not-found')
    }
    expect((await blockedOf(blocked, { limit: 20 })).blocked).toEqual([])
    expect(await seeEachOther(blocker, blocked)).toEqual([false, false])
  })

  it('of both stands until both have taken it back', async () => {
    const [one, other] = [await person(world, true), await person(world, true)]
    await does(one, 'blockUser', other)
    await world.scope().transact(({ q }) =>
      q
        .insertInto('social.blocks')
        .values({ blocker_id: idOf(other), blocked_id: idOf(one), since: world.clock.now() })
        .execute(),
    )
    await does(one, 'unblockUser', other)
    expect(await seeEachOther(one, other)).toEqual([false, false])
    await does(other, 'unblockUser', one)
    expect(await seeEachOther(one, other)).toEqual([true, true])
  })

  it('can be taken back of whoever was suspended since', async () => {
    const [fan, creator] = [await person(world, false), await person(world, true)]
    await does(fan, 'blockUser', creator)
    await suspend(creator)
    await does(fan, 'unblockUser', creator)
    await restore(creator)
    expect(await seeEachOther(fan, creator)).toEqual([true, true])
  })

  it('leaves no follow behind that was made at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const [fan, creator] = [await person(world, false), await person(world, true)]
      await Promise.allSettled([
        socialRoutes.followUser(fan, on(creator), exchange),
        socialRoutes.blockUser(creator, on(fan), exchange),
        socialRoutes.followUser(fan, on(creator), exchange),
      ])
      const follows = await world
        .scope()
        .db.q.selectFrom('social.follows')
        .select('since')
        .where('follower_id', '=', idOf(fan))
        .execute()
      expect(follows).toEqual([])
    }
  })

  it('by both at once leaves them hidden, and neither waits for ever', async () => {
    const [one, other] = [await person(world, true), await person(world, true)]
    const tried = await Promise.allSettled([
      socialRoutes.blockUser(one, on(other), exchange),
      socialRoutes.blockUser(other, on(one), exchange),
    ])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await seeEachOther(one, other)).toEqual([false, false])
  })

  it('is of so many people at most', async () => {
    const fan = await person(world, false)
    const creator = await person(world, true)
    await world.scope().transact(({ q }) =>
      q
        .insertInto('social.blocks')
        .values(
          Array.from({ length: limits.blocks }, () => ({
            blocker_id: idOf(fan),
            blocked_id: uuid(),
            since: world.clock.now(),
          })),
        )
        .execute(),
    )
    await refuses(does(fan, 'blockUser', creator), 'block.too-many')
  })
})

describe('lists of people', () => {
  it('leave out whoever a block hides', async () => {
    const [fan, creator] = [await person(world, false), await person(world, true)]
    const reader = await person(world, false)
    await world
      .scope()
      .transact(({ q }) =>
        q
          .updateTable('profiles.profiles')
          .set({ is_confirmed: true })
          .where('account_id', '=', idOf(creator))
          .execute(),
      )
    await does(fan, 'followUser', creator)
    const body = { title: 'Weather', description: '', creatorIds: [idOf(creator)] }
    const { pack } = await socialRoutes.createPack(reader, { ...nothing, body }, exchange)
    const page = { ...nothing, query: { limit: 50 } }
    const own = { ...on(creator), query: { limit: 50 } }
    const lists = async (as: SignedInScope) => ({
      creators: (await socialRoutes.listCreators(as, page, exchange)).creators.map(({ id }) => id),
      pack: (
        await socialRoutes.readPack(as, { ...nothing, params: { id: pack.id } } as never, exchange)
      ).pack.creators.map(({ id }) => id),
    })
    const followers = async () =>
      (await socialRoutes.listFollowers(creator, own, exchange)).followers.map(({ id }) => id)
    expect(await lists(fan)).toEqual({
      creators: expect.arrayContaining([idOf(creator)]),
      pack: [idOf(creator)],
    })
    expect(await followers()).toEqual([idOf(fan)])
    await does(creator, 'blockUser', fan)
    const hidden = await lists(fan)
    expect(hidden.creators).not.toContain(idOf(creator))
    expect(hidden.pack).toEqual([])
    expect(await followers()).toEqual([])
    expect((await lists(reader)).pack).toEqual([idOf(creator)])
  })

  it('name those one has blocked and muted, newest first, page by page', async () => {
    const fan = await person(world, false)
    const people = [await person(world, true), await person(world, true), await person(world, true)]
    for (const one of people) await does(fan, 'blockUser', one)
    const first = await blockedOf(fan, { limit: 2 })
    const rest = await blockedOf(fan, { limit: 2, cursor: first.nextCursor ?? '' })
    const ids = [...first.blocked, ...rest.blocked].map(({ id }) => id)
    expect(ids).toEqual(people.map(idOf).toReversed())
    expect(rest.hasMore).toBe(false)
    expect((await mutedOf(fan, { limit: 20 })).muted).toEqual([])
    for (const one of people) await does(fan, 'unblockUser', one)
    for (const one of people) await does(fan, 'muteUser', one)
    const top = await mutedOf(fan, { limit: 2 })
    const others = await mutedOf(fan, { limit: 2, cursor: top.nextCursor ?? '' })
    expect([...top.muted, ...others.muted].map(({ id }) => id)).toEqual(ids)
    await refuses(
      blockedOf(fan, { limit: 2, cursor: top.nextCursor ?? '' }),
      'request.cursor-mismatch',
    )
  })
})

describe('muting', () => {
  it('changes nothing for whoever is muted, and may be repeated', async () => {
    const [fan, creator] = [await person(world, false), await person(world, true)]
    await does(fan, 'followUser', creator)
    await does(fan, 'muteUser', creator)
    await does(fan, 'muteUser', creator)
    expect(await seeEachOther(fan, creator)).toEqual([true, true])
    expect(await eventsAbout(idOf(creator))).toEqual(['social.followed', 'social.muted'])
    await does(fan, 'unmuteUser', creator)
    await does(fan, 'unmuteUser', creator)
    expect((await mutedOf(fan, { limit: 20 })).muted).toEqual([])
    await refuses(does(fan, 'muteUser', fan), 'mute.own')
    await refuses(does(fan, 'muteUser', randomUUID() as AccountId), 'profile.not-found')
    await refuses(does(fan, 'unmuteUser', randomUUID() as AccountId), 'profile.not-found')
  })

  it('is of so many people at most', async () => {
    const [fan, creator] = [await person(world, false), await person(world, true)]
    await world.scope().transact(({ q }) =>
      q
        .insertInto('social.mutes')
        .values(
          Array.from({ length: limits.mutes }, () => ({
            muter_id: idOf(fan),
            muted_id: uuid(),
            since: world.clock.now(),
          })),
        )
        .execute(),
    )
    await refuses(does(fan, 'muteUser', creator), 'mute.too-many')
  })
})
