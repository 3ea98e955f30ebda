import type { TierId } from '@fanfare/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { socialRoutes } from '../../social/index.ts'
import { audienceOf } from '../test/audience.ts'
import { membershipsOf } from '../test/memberships.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const audience = audienceOf(shop)
let tier: TierId
beforeAll(async () => {
  tier = (await memberships.tier({ name: 'Plain' })).id
})

const exchange = {} as Exchange
type Command = 'blockUser' | 'unblockUser'
const does = async (by: SignedInScope, what: Command, whom: SignedInScope) => {
  const request = { params: { id: whom.actor.accountId }, query: undefined, body: undefined }
  await socialRoutes[what](by, request, exchange)
}
const refundsOf = ({ actor }: SignedInScope) =>
  shop.system.db.q
    .selectFrom('billing.refunds')
    .select('amount')
    .where('account_id', '=', actor.accountId)
    .execute()
const halfway = async (fan: SignedInScope) => {
  const row = await memberships.subscribe(fan, tier)
  const length = (row.period_end as Date).getTime() - row.period_start.getTime()
  shop.world.clock.advance(length / 2)
  return row
}

describe('a creator who blocks a fan', () => {
  it('ends their subscription once, and unused days go back whatever was opened', async () => {
    const fan = await shop.fan()
    const row = await halfway(fan)
    await memberships.openSomething(fan)
    await does(shop.creator, 'blockUser', fan)
    await shop.react()
    const ended = { state: 'expired', end_reason: 'ended-by-creator' }
    expect(await memberships.row(row.id)).toMatchObject(ended)
    expect(await refundsOf(fan)).toEqual([{ amount: 256 }])
    expect(await memberships.level(fan)).toBeNull()

    await does(shop.creator, 'unblockUser', fan)
    await does(shop.creator, 'blockUser', fan)
    await shop.react()
    expect(await refundsOf(fan)).toEqual([{ amount: 256 }])
    await refuses(memberships.quote(fan, tier), 'tier.not-found')
  })

  it('ends what was cancelled and what they had given', async () => {
    const [cancelled, guest] = [await shop.fan(), await shop.fan()]
    const row = await halfway(cancelled)
    await memberships.cancel(cancelled, row.id)
    const given = await audience.give(guest, tier)
    for (const fan of [cancelled, guest]) await does(shop.creator, 'blockUser', fan)
    await shop.react()
    expect(await memberships.row(row.id)).toMatchObject({ state: 'expired' })
    expect(await memberships.row(given.id)).toMatchObject({ state: 'expired' })
    expect(await refundsOf(cancelled)).toEqual([{ amount: 256 }])
    await refuses(audience.give(guest, tier), 'profile.not-found')
  })

  it('ends one that begins although they are blocked', async () => {
    const fan = await shop.fan()
    const order = await memberships.quote(fan, tier)
    await shop.confirm(fan, order.id)
    await shop.reaches(order.id, 'paid')
    const row = await memberships.of(fan)
    await shop.system.transact(async (tx) => {
      await tx.q
        .insertInto('social.blocks')
        .values({
          blocker_id: shop.creator.actor.accountId,
          blocked_id: fan.actor.accountId,
          since: shop.world.clock.now(),
        })
        .execute()
      tx.emit('billing.subscription-changed', {
        subscriptionId: row.id,
        accountId: fan.actor.accountId,
        creatorId: shop.creator.actor.accountId,
        from: 'incomplete',
        to: 'active',
        by: 'paid',
      })
    })
    await shop.react()
    expect(await memberships.row(row.id)).toMatchObject({ state: 'expired' })
    expect(await refundsOf(fan)).toHaveLength(1)
  })

  it('keeps whoever they unblock before it is heard of', async () => {
    const fan = await shop.fan()
    const row = await memberships.subscribe(fan, tier)
    await does(shop.creator, 'blockUser', fan)
    await does(shop.creator, 'unblockUser', fan)
    await shop.react()
    expect(await memberships.row(row.id)).toMatchObject({ state: 'active' })
  })
})

it('leaves a fan who blocks a creator their subscription until they cancel it', async () => {
  const fan = await shop.fan()
  const row = await memberships.subscribe(fan, tier)
  await does(fan, 'blockUser', shop.creator)
  await shop.react()
  expect(await memberships.row(row.id)).toMatchObject({ state: 'active' })
  expect(await refundsOf(fan)).toEqual([])
  await memberships.until(row.period_end as Date)
  await memberships.comesTo(row.id, { state: 'active', paid_total: 2 * 513 })
  await memberships.cancel(fan, row.id)
  expect(await memberships.row(row.id)).toMatchObject({ state: 'cancelled' })
})
