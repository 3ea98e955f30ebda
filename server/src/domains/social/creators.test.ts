import type { AccountId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { noteCategory, noteSelling, suspendPerson, verifyCreator } from '../profiles/index.ts'
import { blockUser } from './blocks/block-user.ts'
import { muteUser } from './blocks/mute-user.ts'
import { followUser } from './commands/follow-user.ts'
import { unfollowUser } from './commands/unfollow-user.ts'
import { listCreators, readNewCreators } from './creators.ts'
import { socialDue } from './due.ts'

let world: World
let creators: SignedInScope[]
let fans: SignedInScope[]
const idOf = ({ actor }: SignedInScope) => actor.accountId
const days = (number: number) => world.clock.advance(number * 86_400_000)
const count = async () => {
  for (const task of socialDue) await task.run(world.scope({ kind: 'system' }))
}

type Query = Parameters<typeof listCreators>[1]

/** All pages of a list, by the number of each creator. */
const all = async (query: Partial<Query> = {}, viewer: Scope = world.scope()) => {
  const seen: AccountId[] = []
  let cursor: string | undefined
  do {
    const page = await listCreators(viewer, { limit: 2, ...query, cursor })
    seen.push(...page.creators.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return seen.map((id) => creators.findIndex((creator) => idOf(creator) === id))
}
const creator = (number: number) => creators[number] as SignedInScope

beforeAll(async () => {
  world = await openWorld()
  creators = []
  for (let number = 0; number < 6; number++) {
    creators.push(await person(world, true))
    // The last two in the same instant: only the id tells them apart.
    if (number < 4) days(number === 1 ? 100 : 1)
  }
  const [fourth, fifth] = [creator(4), creator(5)]
  if (idOf(fourth) > idOf(fifth)) creators.splice(4, 2, fifth, fourth)
  fans = []
  for (let number = 0; number < 3; number++) fans.push(await person(world, false))
  await world.scope().transact(async ({ q }) => {
    await q.updateTable('profiles.profiles').set({ is_confirmed: true }).execute()
  })
  // The first has three followers, the third two, the fifth one.
  for (const [at, fan] of fans.entries()) {
    await followUser(fan, idOf(creator(0)))
    if (at < 2) await followUser(fan, idOf(creator(2)))
    if (at < 1) await followUser(fan, idOf(creator(4)))
  }
  await count()
})
afterAll(() => world.close())

describe('the list of creators', () => {
  it('is by newness, by followers or by followers won within a week', async () => {
    expect(await all()).toEqual([5, 4, 3, 2, 1, 0])
    expect(await all({ sort: 'followers' })).toEqual([0, 2, 4, 5, 3, 1])
    expect(await all({ sort: 'trending' })).toEqual([0, 2, 4])
    await unfollowUser(fans[1] as SignedInScope, idOf(creator(0)))
    await unfollowUser(fans[2] as SignedInScope, idOf(creator(0)))
    await count()
    const order = await all({ sort: 'followers' })
    expect(order[0]).toBe(2)
  })

  it('is narrowed by what they make, sell, are and since when', async () => {
    const now = world.clock.now()
    await world.scope().transact(async (tx) => {
      await noteCategory(tx, idOf(creator(2)), 'art', now)
      await noteCategory(tx, idOf(creator(0)), 'art', now)
      await noteSelling(tx, idOf(creator(0)), true, now)
    })
    await verifyCreator(world.scope(), idOf(creator(2)), true)
    for (const sort of ['newest', 'followers', 'trending'] as const) {
      expect(await all({ sort, category: 'art' }), sort).toEqual([2, 0])
      expect(await all({ sort, category: 'art', verified: 'true' }), sort).toEqual([2])
      expect(await all({ sort, tiers: 'true' }), sort).toEqual([0])
      expect(await all({ sort, category: 'music' }), sort).toEqual([])
    }
    expect(await all({ new: 'true' })).toEqual([5, 4, 3, 2])
    expect(await all({ new: 'true', sort: 'followers', category: 'art' })).toEqual([2])
  })

  it('leaves out whom the viewer has blocked or muted, and the suspended', async () => {
    const [fan] = fans as [SignedInScope]
    await blockUser(fan, idOf(creator(2)))
    await muteUser(fan, idOf(creator(4)))
    for (const sort of ['newest', 'followers', 'trending'] as const) {
      const seen = await all({ sort }, fan)
      expect(seen, sort).not.toContain(2)
      expect(seen, sort).not.toContain(4)
      expect(await all({ sort }), sort).toContain(2)
    }
    expect((await readNewCreators(fan, 10)).map(({ id }) => id)).not.toContain(idOf(creator(2)))
    await world.scope().transact((tx) => suspendPerson(tx, idOf(creator(2)), world.clock.now()))
    for (const sort of ['newest', 'followers', 'trending'] as const) {
      expect(await all({ sort }), sort).not.toContain(2)
    }
  })

  it('refuses a cursor of another list', async () => {
    const { nextCursor } = await listCreators(world.scope(), { limit: 1, sort: 'followers' })
    const cursor = nextCursor ?? ''
    const made = (keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')
    const [mark] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const asked: Query[] = [
      { limit: 1, cursor },
      { limit: 1, cursor, sort: 'trending' },
      { limit: 1, cursor, sort: 'followers', category: 'art' },
      { limit: 1, cursor: made([mark, 'many', 'me']), sort: 'followers' },
      { limit: 1, cursor: 'bm9uc2Vuc2U' },
    ]
    for (const query of asked) {
      await expect(listCreators(world.scope(), query)).rejects.toMatchObject({
        code: 'request.cursor-mismatch',
      })
    }
  })
})
