import { type AccountId, limits, type PackId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { restorePerson, suspendPerson } from '../../profiles/index.ts'
import { socialRoutes } from '../routes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const idOf = ({ actor }: SignedInScope) => actor.accountId
const fieldsOf = (creators: readonly SignedInScope[], title = 'Painters of weather') => ({
  title,
  description: 'Skies, mostly.',
  creatorIds: creators.map(idOf),
})
const on = (id: PackId) => ({ ...nothing, params: { id } })

const create = async (owner: SignedInScope, creators: readonly SignedInScope[], title?: string) => {
  const body = fieldsOf(creators, title)
  const { pack } = await socialRoutes.createPack(owner, { ...nothing, body }, exchange)
  return { ...pack, id: pack.id as PackId }
}
const update = (owner: SignedInScope, id: PackId, creators: readonly SignedInScope[]) =>
  socialRoutes.updatePack(owner, { ...on(id), body: fieldsOf(creators, 'New') }, exchange)
const read = async (viewer: Scope, id: PackId) =>
  (await socialRoutes.readPack(viewer, on(id), exchange)).pack
const followPack = async (fan: SignedInScope, id: PackId) =>
  (await socialRoutes.followPack(fan, on(id), exchange)).pack
const list = (viewer: Scope, owner: SignedInScope, query: { limit: number; cursor?: string }) =>
  socialRoutes.listPacks(viewer, { ...nothing, params: { id: idOf(owner) }, query }, exchange)
const suspend = (someone: SignedInScope) =>
  world.scope().transact((tx) => suspendPerson(tx, idOf(someone), world.clock.now()))
const restore = (someone: SignedInScope) =>
  world.scope().transact((tx) => restorePerson(tx, idOf(someone), world.clock.now()))

const creatorsNamed = (count: number) =>
  Promise.all(Array.from({ length: count }, () => person(world, true)))
const followingOf = async (fan: SignedInScope) => {
  const page = { params: { id: idOf(fan) }, query: { limit: 50 }, body: undefined }
  const { following } = await socialRoutes.listFollowing(fan, page, exchange)
  return new Set<string>(following.map(({ id }) => id))
}

describe('a starter pack', () => {
  it('keeps its creators in the order they were chosen', async () => {
    const owner = await person(world, false)
    const [one, two, three] = await creatorsNamed(3)
    const { id } = await create(owner, [two, one, three] as SignedInScope[])
    const pack = await read(world.scope(), id)
    expect(pack.creators.map((creator) => creator.id)).toEqual(
      [two, one, three].map((it) => idOf(it as SignedInScope)),
    )
    expect(pack).toMatchObject({
      title: 'Painters of weather',
      owner: { id: idOf(owner) },
      abilities: { edit: false },
    })
    expect((await read(owner, id)).abilities).toEqual({ edit: true })
  })

  it('takes creators only, and refuses to hold nobody', async () => {
    const [owner, fan] = [await person(world, false), await person(world, false)]
    const creator = await person(world, true)
    const pack = await create(owner, [fan, creator])
    expect(pack.creators.map(({ id }) => id)).toEqual([idOf(creator)])
    await refuses(create(owner, [fan]), 'pack.empty')
    await refuses(update(owner, pack.id, [fan]), 'pack.empty')
    expect((await read(owner, pack.id)).title).toBe('Painters of weather')
  })

  it('is changed and deleted by its owner alone', async () => {
    const [owner, other] = [await person(world, false), await person(world, false)]
    const [one, two] = (await creatorsNamed(2)) as [SignedInScope, SignedInScope]
    const { id } = await create(owner, [one])
    await refuses(update(other, id, [two]), 'pack.not-found')
    await refuses(socialRoutes.deletePack(other, on(id), exchange), 'pack.not-found')
    await update(owner, id, [two, one])
    const changed = await read(other, id)
    expect(changed.title).toBe('New')
    expect(changed.creators.map((creator) => creator.id)).toEqual([idOf(two), idOf(one)])
    await socialRoutes.deletePack(owner, on(id), exchange)
    await refuses(read(owner, id), 'pack.not-found')
  })

  it('is not there while its owner is suspended, and leaves out who is', async () => {
    const [owner, fan] = [await person(world, false), await person(world, false)]
    const [one, two] = (await creatorsNamed(2)) as [SignedInScope, SignedInScope]
    const { id } = await create(owner, [one, two])
    await suspend(one)
    expect((await followPack(fan, id)).creators.map((it) => it.id)).toEqual([idOf(two)])
    expect(await followingOf(fan)).toEqual(new Set([idOf(two)]))
    await suspend(owner)
    await refuses(read(fan, id), 'pack.not-found')
    await refuses(followPack(fan, id), 'pack.not-found')
    await refuses(list(fan, owner, { limit: 5 }), 'profile.not-found')
    await restore(one)
    await restore(owner)
    expect((await read(fan, id)).creators).toHaveLength(2)
  })

  it('has a limit for one person', async () => {
    const owner = await person(world, false)
    const creator = await person(world, true)
    const now = world.clock.now()
    const almost = Array.from({ length: limits.packs - 1 }, () => ({
      id: uuid(),
      owner_id: idOf(owner),
      title: 'Weather',
      description: '',
      created_at: now,
      updated_at: now,
    }))
    await world.scope().transact((tx) => tx.q.insertInto('social.packs').values(almost).execute())
    await create(owner, [creator])
    await refuses(create(owner, [creator]), 'pack.too-many')
  })

  it('does not exist under an unknown id', async () => {
    const fan = await person(world, false)
    const unknown = uuid() as PackId
    await refuses(read(fan, unknown), 'pack.not-found')
    await refuses(followPack(fan, unknown), 'pack.not-found')
  })
})

describe('following a starter pack', () => {
  it('follows everyone in it once, and leaves bells as they are', async () => {
    const [owner, fan] = [await person(world, false), await person(world, false)]
    const [one, two] = (await creatorsNamed(2)) as [SignedInScope, SignedInScope]
    const { id } = await create(owner, [one, two])
    const target = { params: { id: idOf(one) }, query: undefined }
    await socialRoutes.followUser(fan, { ...target, body: undefined }, exchange)
    await socialRoutes.setFollowBell(fan, { ...target, body: { bell: 'all' } }, exchange)
    const pack = await followPack(fan, id)
    expect(pack.creators.map(({ viewer }) => viewer?.bell)).toEqual(['all', 'highlights'])
    await followPack(fan, id)
    expect(await followingOf(fan)).toEqual(new Set([idOf(one), idOf(two)]))
    const told = await world
      .scope()
      .db.q.selectFrom('platform.events')
      .select('payload')
      .where('name', '=', 'social.followed')
      .execute()
    const byFan = told.filter(({ payload }) => {
      return (payload as { followerId: AccountId }).followerId === idOf(fan)
    })
    expect(byFan).toHaveLength(2)
  })

  it('passes over oneself', async () => {
    const [self, other] = (await creatorsNamed(2)) as [SignedInScope, SignedInScope]
    const { id } = await create(self, [self, other])
    await followPack(self, id)
    expect(await followingOf(self)).toEqual(new Set([idOf(other)]))
  })

  it('follows nobody where all would be too many', async () => {
    const [owner, fan] = [await person(world, false), await person(world, false)]
    const creators = await creatorsNamed(2)
    const { id } = await create(owner, creators)
    const almost = { account_id: idOf(fan), following_count: limits.follows - 1 }
    await world.scope().transact((tx) => tx.q.insertInto('social.people').values(almost).execute())
    await refuses(followPack(fan, id), 'follow.too-many')
    expect(await followingOf(fan)).toEqual(new Set())
  })
})

describe('the packs of somebody', () => {
  it('are listed newest first, page by page, with the first faces of each', async () => {
    const owner = await person(world, false)
    const creators = await creatorsNamed(6)
    for (const title of ['First', 'Second', 'Third']) {
      await create(owner, creators, title)
      world.clock.advance(1000)
    }
    const page = await list(world.scope(), owner, { limit: 2 })
    expect(page.packs.map(({ title }) => title)).toEqual(['Third', 'Second'])
    expect(page.packs[0]).toMatchObject({ creatorCount: 6 })
    expect(page.packs[0]?.creators.map(({ id }) => id)).toEqual(creators.slice(0, 5).map(idOf))
    const rest = await list(world.scope(), owner, { limit: 2, cursor: page.nextCursor ?? '' })
    expect(rest.packs.map(({ title }) => title)).toEqual(['First'])
    expect(rest.hasMore).toBe(false)
  })
})
