import { money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { person } from '../../../../test/person.ts'
import { queriesOf } from '../../../../test/queries-of.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteAbandonedQuotes } from '../payments/due.ts'
import { membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'
import { newSubscription } from './new-subscription.ts'
import { subscriptionSubscribers } from './subscribers.ts'
import { viewSubscriptions } from './view.ts'
import { insertSubscription } from './writer/subscriptions.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const hour = 3_600_000

/** So many creators' subscriptions of one fan, past the checkout. */
const subscribed = async (fan: SignedInScope, creators: number) => {
  const rows = []
  for (let at = 0; at < creators; at++) {
    const tier = await memberships.tier(
      { price: money(499, 'USD') },
      await person(shop.world, true),
    )
    rows.push(
      await shop.system.transact(async (tx) => {
        const row = (await memberships.readTier(tier.id)) as NonNullable<
          Awaited<ReturnType<typeof memberships.readTier>>
        >
        const { accountId: account_id } = fan.actor
        const now = shop.world.clock.now()
        const period_end = new Date(now.getTime() + 30 * 24 * hour)
        const paid = { state: 'active', basis: 'paid', interval: 'month' } as const
        const given = { ...paid, account_id, price: row.price, time_zone: 'UTC', period_end }
        return insertSubscription(
          tx,
          newSubscription(row, { ...given, method_id: 'pm_1' }, now),
          now,
        )
      }),
    )
  }
  return rows
}

/** With a code on each, of which the page says how long it lasts. */
const promoted = async (rows: Awaited<ReturnType<typeof subscribed>>) => {
  const { id: promotion_id } = await offersOf(shop).promote({ type: 'percent', percent: 10 })
  return rows.map((row) => ({ ...row, promotion_id, promotion_left: 2 }))
}

it('views ten subscriptions with as many statements as two', async () => {
  const fan = await shop.fan()
  const rows = await promoted(await subscribed(fan, 10))
  const statements = (some: typeof rows) =>
    queriesOf(async () => {
      expect(await viewSubscriptions(fan, some)).toHaveLength(some.length)
    })
  const two = await statements(rows.slice(0, 2))
  expect(two).toBeGreaterThan(3)
  expect(await statements(rows)).toBe(two)
})

it('mails about ten subscriptions with as many statements as about two', async () => {
  const fan = await shop.fan()
  const rows = await subscribed(fan, 10)
  const [mailFans] = subscriptionSubscribers
  const statements = (some: typeof rows) => {
    const events = some.map(({ id, account_id, creator_id }) => ({
      payload: {
        subscriptionId: id,
        accountId: account_id,
        creatorId: creator_id,
        from: 'active',
        to: 'cancelled',
        by: 'cancel',
      },
    }))
    const handle = mailFans?.handlers['billing.subscription-changed'] as unknown as (
      ...given: unknown[]
    ) => Promise<void>
    return queriesOf(() => shop.system.transact((tx) => handle(tx, events, shop.system)))
  }
  const two = await statements(rows.slice(0, 2))
  expect(two).toBeGreaterThan(3)
  expect(await statements(rows)).toBe(two)
})

it('deletes offers that nobody agreed to, a day after they ran out', async () => {
  const fan = await shop.fan()
  const abandoned = await shop.quote(fan, await shop.content())
  const paid = await shop.quote(fan, await shop.content())
  await shop.confirm(fan, paid.id)
  await shop.reaches(paid.id, 'paid')
  const ids = async () => {
    const { q } = shop.system.db
    const rows = await q
      .selectFrom('billing.orders')
      .select('id')
      .where('account_id', '=', fan.actor.accountId)
      .execute()
    return rows.map(({ id }) => id)
  }
  shop.world.clock.advance(2 * hour)
  await shop.sweep()
  await deleteAbandonedQuotes.run(shop.system)
  expect(await ids()).toContain(abandoned.id)
  shop.world.clock.advance(25 * hour)
  expect(await deleteAbandonedQuotes.run(shop.system)).toBe(1)
  expect(await ids()).toEqual([paid.id])
})
