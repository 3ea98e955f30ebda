import type { AccountId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { followUser } from './commands/follow-user.ts'
import { unfollowUser } from './commands/unfollow-user.ts'
import { socialDue } from './due.ts'
import { readFollowerCount } from './reader.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

const roll = async () => {
  const system = world.scope({ kind: 'system' })
  for (const task of socialDue) await task.run(system)
}

const countRows = async (side: 'creator_id' | 'follower_id', id: AccountId) => {
  const rows = await world
    .scope()
    .db.q.selectFrom('social.follows')
    .select('since')
    .where(side, '=', id)
    .execute()
  return rows.length
}

const readCounters = (id: AccountId) =>
  world
    .scope()
    .db.q.selectFrom('social.people')
    .select(['follower_count', 'following_count'])
    .where('account_id', '=', id)
    .executeTakeFirst()

it('agrees with a plain count after any order and repetition, counted by several at once', async () => {
  const people: SignedInScope[] = []
  for (let made = 0; made < 6; made++) people.push(await person(world, true))
  const pairs = people.flatMap((fan) => {
    const others = people.filter((creator) => creator !== fan)
    return others.map((creator) => ({ fan, creator: creator.actor.accountId }))
  })
  const acts = pairs.flatMap(({ fan, creator }) => [
    () => followUser(fan, creator),
    () => followUser(fan, creator),
    () => unfollowUser(fan, creator),
  ])
  const turns = shuffled([...acts, ...acts])
  for (let from = 0; from < turns.length; from += 12) {
    const some = turns.slice(from, from + 12).map((act) => act())
    await Promise.all([...some, roll(), roll()])
    for (const { actor } of people) {
      expect(await readFollowerCount(world.scope().db, actor.accountId)).toBe(
        await countRows('creator_id', actor.accountId),
      )
    }
  }
  await roll()
  for (const { actor } of people) {
    expect(await readCounters(actor.accountId)).toEqual({
      follower_count: await countRows('creator_id', actor.accountId),
      following_count: await countRows('follower_id', actor.accountId),
    })
  }
  const left = await world.scope().db.q.selectFrom('social.count_changes').select('id').execute()
  expect(left).toEqual([])
})
