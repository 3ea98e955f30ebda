import type { OrderId, SubscriptionId, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { prepareCharge, requestCharge } from '../payments/commands/charge-order.ts'
import { claimsOf } from '../test/claims.ts'
import { type Memberships, membershipsOf } from '../test/memberships.ts'
import { type Offers, offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { advanceSubscriptions } from './due.ts'
import { readInvoicesOfPeriod, readOpenOrderId } from './reader/invoices.ts'

let shop: Shop
let memberships: Memberships
let offers: Offers
let claims: ReturnType<typeof claimsOf>
let tier: TierId
beforeAll(async () => {
  shop = await openShop()
  memberships = membershipsOf(shop)
  offers = offersOf(shop)
  claims = claimsOf(shop)
  tier = (await memberships.tier()).id
})
afterAll(() => shop.close())

const orderOf = async (id: SubscriptionId) => {
  const row = await memberships.row(id)
  return (await readOpenOrderId(shop.system.primary, row)) as OrderId
}

/** A day before the renewal, which will take a tip for somebody else along. */
const aboutToRenew = async (tipped: SignedInScope) => {
  const fan = await shop.fan()
  const { id, period_end } = await memberships.subscribe(fan, tier)
  const end = period_end as Date
  await memberships.until(new Date(end.getTime() - 86_400_000))
  await offers.tip(fan, 200, tipped)
  return { fan, id, end }
}

it('an ended subscription is never charged, however long the provider was down', async () => {
  const { fan, id, end } = await aboutToRenew(await person(shop.world, true))
  await shop.provider.end()
  await memberships.until(end)
  const order = await orderOf(id)
  await memberships.end(fan, id)
  await shop.provider.start()
  shop.world.clock.advance(3 * 60_000)
  await vi.waitFor(
    async () => {
      await memberships.sweep()
      await shop.react()
      expect(await shop.row(order)).toMatchObject({ state: 'expired', charge_id: null })
    },
    { timeout: 15_000, interval: 100 },
  )
  expect(await shop.row(order)).toMatchObject({ intent_id: null, failure: 'no-longer-wanted' })
  expect(await offers.tabs(fan)).toMatchObject([{ state: 'open', sum: { amount: 200 } }])
})

it('a charge of that moment is refunded, without the tips in it', async () => {
  const other = await person(shop.world, true)
  const { fan, id, end } = await aboutToRenew(other)
  const before = await claims.books.creatorHas(shop.creator.actor.accountId)
  shop.world.clock.advance(86_400_000)
  expect(shop.world.clock.now()).toEqual(end)
  await runDue(shop.system, [advanceSubscriptions])
  const order = await orderOf(id)
  const attempt = { orderId: order, attempt: 1 }
  const intent = await prepareCharge(shop.system, attempt)
  await requestCharge(shop.system, attempt, intent ?? '')
  await memberships.end(fan, id)
  await shop.reaches(order, 'paid')
  await claims.refundReaches(order, 'done')
  expect((await shop.row(order)).total).toBe(719)
  expect(await claims.newestRefund(order)).toMatchObject({ amount: 513 })
  expect(await claims.books.creatorHas(shop.creator.actor.accountId)).toEqual(before)
  expect((await claims.books.creatorHas(other.actor.accountId)).pending).toBe(176)
  expect(await memberships.row(id)).toMatchObject({ state: 'expired' })
  expect(await offers.tabs(fan)).toEqual([])
  await claims.books.expectSound()
})

/** How many statements wait for a lock. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.system.primary.q)
  return rows[0]?.count
}

it('nothing is opened any more while unused days go back', async () => {
  const { id: tier } = await memberships.tier({ seatLimit: 1 })
  const article = await memberships.lockedArticle()
  const fan = await shop.fan()
  const { id, period_start } = await memberships.subscribe(fan, tier)
  const [invoice] = await readInvoicesOfPeriod(shop.system.primary, id, period_start)
  let atOnce: Promise<readonly PromiseSettledResult<unknown>[]> | undefined
  await shop.system.transact(async ({ q }) => {
    // Ending has looked whether something was opened, and waits for the seats.
    await q.selectFrom('billing.tiers').select('id').where('id', '=', tier).forUpdate().execute()
    const ending = memberships.end(fan, id)
    await vi.waitFor(async () => expect(await waiting()).toBe(1))
    const opening = claims.open(fan, article)
    atOnce = Promise.allSettled([ending, opening])
    const opened = opening.then(
      () => true,
      () => true,
    )
    await vi.waitFor(async () =>
      expect((await waiting()) === 2 || (await Promise.race([opened, false]))).toBe(true),
    )
  })
  expect(await atOnce).toMatchObject([
    { status: 'fulfilled' },
    { reason: { code: 'content.locked' } },
  ])
  expect(await claims.newestRefund(invoice?.order_id as OrderId)).toMatchObject({ amount: 513 })
})
