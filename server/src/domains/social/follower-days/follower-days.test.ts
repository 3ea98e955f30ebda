import type { FollowerDays, FollowSource } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { blockUser } from '../blocks/block-user.ts'
import { followUser } from '../commands/follow-user.ts'
import { unfollowUser } from '../commands/unfollow-user.ts'
import { socialDue } from '../due.ts'
import { createPack } from '../packs/create-pack.ts'
import { followPack } from '../packs/follow-pack.ts'
import { viewFollowerDays } from './view.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const day = 86_400_000
const sources: readonly FollowSource[] = ['profile', 'post', 'card', 'pack', 'other']
const idOf = ({ actor }: SignedInScope) => actor.accountId

const count = async () => {
  const system = world.scope({ kind: 'system' })
  for (const task of socialDue) await task.run(system)
}

const none = { profile: 0, post: 0, card: 0, pack: 0, other: 0 }
const eventful = ({ days }: FollowerDays) =>
  days.filter(({ gained, lost }) => gained + lost > 0).map(({ gained, lost }) => [gained, lost])

it('says who came and went on which day and from where, counted or not', async () => {
  const creator = await person(world, true)
  const fans = await Promise.all([1, 2, 3, 4].map(() => person(world, false)))
  const [first, second, third, fourth] = fans as [
    SignedInScope,
    SignedInScope,
    SignedInScope,
    SignedInScope,
  ]
  const view = (days = 28) => viewFollowerDays(creator, days)
  expect(await view()).toMatchObject({ total: 0, gained: 0, lost: 0, sources: none })

  await followUser(first, idOf(creator), 'profile')
  // Following twice is following, from where it was first.
  await followUser(first, idOf(creator), 'post')
  await followUser(second, idOf(creator), 'post')
  world.clock.advance(2 * day)
  await followUser(third, idOf(creator))
  await unfollowUser(second, idOf(creator))
  await unfollowUser(second, idOf(creator))
  const packId = await createPack(third, {
    title: 'Weather',
    description: '',
    creatorIds: [idOf(creator)],
  })
  await followPack(fourth, packId)
  await blockUser(first, idOf(creator))

  const told = {
    total: 2,
    gained: 4,
    lost: 2,
    sources: { ...none, profile: 1, post: 1, pack: 1, other: 1 },
  }
  const before = await view()
  expect(before).toMatchObject(told)
  expect(eventful(before)).toEqual([
    [2, 0],
    [2, 2],
  ])
  expect(before.days).toHaveLength(28)
  await count()
  expect(await view()).toEqual(before)

  world.clock.advance(6 * day)
  expect(await view(7)).toMatchObject({
    total: 2,
    gained: 2,
    lost: 2,
    sources: { ...none, pack: 1, other: 1 },
  })
  // Of nobody else's followers.
  const other = await person(world, true)
  expect(await viewFollowerDays(other, 28)).toMatchObject({ total: 0, gained: 0, lost: 0 })
})

it('adds each change once, whoever counts when and how often', async () => {
  const creator = await person(world, true)
  const fans = await Promise.all(Array.from({ length: 6 }, () => person(world, false)))
  const following = new Set<SignedInScope>()
  const told = { total: 0, gained: 0, lost: 0, sources: { ...none } }
  for (let turn = 0; turn < 40; turn++) {
    // Every fan comes with every source, and goes, in an order that no two have in common.
    const fan = fans[(turn * 5 + Math.floor(turn / 6)) % fans.length] as SignedInScope
    const source = sources[turn % sources.length] as FollowSource
    if (following.delete(fan)) {
      await unfollowUser(fan, idOf(creator))
      told.lost++
      told.total--
    } else {
      await followUser(fan, idOf(creator), source)
      following.add(fan)
      told.gained++
      told.total++
      told.sources[source]++
    }
    if (turn % 3 === 0) await Promise.all([count(), count()])
    if (turn % 10 === 9) world.clock.advance(day)
    expect(await viewFollowerDays(creator, 28)).toMatchObject(told)
  }
  await count()
  expect(await viewFollowerDays(creator, 28)).toMatchObject(told)
  expect(Object.values(told.sources).every((times) => times > 0)).toBe(true)
})
