import { money } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { socialDue, socialRoutes } from '../../social/index.ts'
import { free, openTierShop, type TierShop } from '../test/tier-shop.ts'
import { listRecommended } from './recommended.ts'

let tierShop: TierShop
beforeAll(async () => {
  tierShop = await openTierShop()
})
afterAll(() => tierShop.close())

const idOf = ({ actor }: SignedInScope) => actor.accountId
const follow = (fan: SignedInScope, creator: SignedInScope) => {
  const request = { params: { id: idOf(creator) }, query: undefined, body: undefined }
  return socialRoutes.followUser(fan, request, {} as Exchange)
}
const rank = async () => {
  const system = tierShop.world.scope({ kind: 'system' })
  for (const task of socialDue) await task.run(system)
}

it('names those one follows, then those many begin to follow, who sell what one has not', async () => {
  const { world, creator, make, hold } = tierShop
  const fan = await person(world, false)
  const crowd = [await person(world, false), await person(world, false)]
  const [followed, trending, later, had, without] = [
    await creator(),
    await creator(),
    await creator(),
    await creator(),
    await creator(),
  ]
  await make(followed, { price: money(999, 'USD'), trialDays: 7 })
  await make(followed, { price: money(499, 'USD') })
  await make(trending, free)
  await make(later, { seatLimit: 1 })
  const tier = await make(had)
  await hold(had, tier.id, idOf(fan))
  for (const one of crowd) for (const by of [trending, had, without]) await follow(one, by)
  await follow(crowd[0] as SignedInScope, later)
  await follow(fan, had)
  await follow(fan, without)
  await follow(fan, followed)
  await rank()
  const recommended = await listRecommended(fan)
  expect(recommended.map(({ creator: by, reason }) => [by.id, reason])).toEqual([
    [idOf(followed), 'followed'],
    [idOf(trending), 'trending'],
    [idOf(later), 'trending'],
  ])
  expect(recommended[0]?.tier).toMatchObject({ total: { amount: 513 }, trialDays: 0 })
  expect(recommended[1]?.tier).toMatchObject({ total: { amount: 0 } })
})

it('leaves out who has no seat left, and oneself', async () => {
  const { world, creator, make, subscribed } = tierShop
  const [full, self] = [await creator(), await creator()]
  const tier = await make(full, { seatLimit: 1 })
  await subscribed(tier.id, 1)
  await make(self)
  await follow(self, full)
  await follow(await person(world, false), self)
  await rank()
  const ids = (await listRecommended(self)).map(({ creator: by }) => by.id)
  expect(ids).not.toContain(idOf(full))
  expect(ids).not.toContain(idOf(self))
})
