import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { muteUser } from './blocks/mute-user.ts'
import { followUser } from './commands/follow-user.ts'
import { unfollowUser } from './commands/unfollow-user.ts'
import { socialDue } from './due.ts'
import { listTrendingCreators } from './trending.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const count = async () => {
  const system = world.scope({ kind: 'system' })
  for (const task of socialDue) await task.run(system)
}
const idOf = ({ actor }: SignedInScope) => actor.accountId
const days = (number: number) => world.clock.advance(number * 86_400_000)
const trending = async (viewer = world.scope()) =>
  (await listTrendingCreators(viewer)).map(({ id }) => id)

const readDays = (creator: SignedInScope) =>
  world
    .scope()
    .db.q.selectFrom('social.follower_days')
    .select(['gained', 'lost'])
    .where('creator_id', '=', idOf(creator))
    .orderBy('day')
    .execute()

it('counts followers by day and ranks by those won within a week', async () => {
  const [one, other] = [await person(world, true), await person(world, true)]
  const fans: SignedInScope[] = []
  for (let made = 0; made < 3; made++) fans.push(await person(world, false))
  const [first, second, third] = fans as [SignedInScope, SignedInScope, SignedInScope]
  await followUser(first, idOf(one))
  await followUser(second, idOf(one))
  days(1)
  await followUser(third, idOf(one))
  await unfollowUser(second, idOf(one))
  await followUser(first, idOf(other))
  await followUser(second, idOf(other))
  await followUser(third, idOf(other))
  // Counted later, each change still counts for its own day.
  await count()
  expect(await readDays(one)).toEqual([
    { gained: 2, lost: 0 },
    { gained: 1, lost: 1 },
  ])
  expect(await trending()).toEqual([idOf(other), idOf(one)])
  expect(await trending(other)).toEqual([idOf(one)])
  await muteUser(first, idOf(other))
  expect(await trending(first)).toEqual([idOf(one)])

  days(6)
  await count()
  // The first day no longer counts, and on the second as many left as came.
  expect(await trending()).toEqual([idOf(other)])
  days(1)
  await count()
  expect(await trending()).toEqual([])
})
