import { money, type OrderId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { reconcilePeriod } from '../reconcile-day.ts'
import { readInvoicesOfPeriod } from '../subscriptions/reader/invoices.ts'
import { claimsOf } from '../test/claims.ts'
import { membershipsOf } from '../test/memberships.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)

const creatorHas = () => claims.books.creatorHas(shop.creator.actor.accountId)

/** The buyer complains about so much of it, and the bank's message arrives. */
const disputePart = async (id: OrderId, amount: number) => {
  const { charge_id } = await shop.row(id)
  await shop.provider.control(`charges/${charge_id}/dispute`, { amount })
  await claims.arrives(async () => (await claims.disputeOf(id)) !== null, 'a dispute')
}

/** Of 10.28 the bank has taken 4.00: 3.42 of 8.79, and the rest of the fees. */
const part = 400
const share = 342

it('freezes as much of the share as the bank has taken; won, everything is as it was', async () => {
  const { id } = await claims.sold('pm_card_visa', 'winning_evidence')
  const before = await creatorHas()
  const moved = await claims.books.movedBy(async () => {
    const opened = await claims.books.movedBy(() => disputePart(id, part))
    expect(opened).toEqual({ clearing: -part - 1500, disputed: part, disputeFees: 1500 })
    const during = await creatorHas()
    expect([before.pending - during.pending, during.frozen]).toEqual([share, share])
    expect(await claims.decide(id)).toBe('won')
  })
  expect(moved).toEqual({ clearing: -1500, disputeFees: 1500 })
  expect(await creatorHas()).toEqual(before)
})

it('a lost partial dispute takes no more than that', async () => {
  const { fan, id } = await claims.sold()
  const before = await creatorHas()
  await disputePart(id, part)
  expect(await claims.decide(id)).toBe('lost')
  const after = await creatorHas()
  expect([before.pending - after.pending, after.frozen]).toEqual([share, 0])
  expect((await claims.receipt(fan, id)).returned).toEqual(money(part, 'USD'))
})

it('takes from the months that are not used yet', async () => {
  const memberships = membershipsOf(shop)
  const { id: tier } = await memberships.tier({ yearlyPrice: money(4_990, 'USD') })
  const row = await memberships.subscribe(await shop.fan(), tier, { interval: 'year' })
  const [invoice] = await readInvoicesOfPeriod(shop.system.db, row.id, row.period_start)
  const id = invoice?.order_id as OrderId
  const moved = await claims.books.movedBy(async () => {
    await disputePart(id, 1_000)
    expect(await claims.decide(id)).toBe('lost')
  })
  expect(moved).toMatchObject({ clearing: -2_500, disputeFees: 1_500 })
  const { events } = await claims.receipt(shop.creator, id)
  expect(events.at(-1)).toMatchObject({ kind: 'dispute-lost', amount: money(1_000, 'USD') })
})

it('reconciles with the provider in the end', async () => {
  await shop.provider.control('webhooks/flush')
  await shop.react()
  await claims.books.expectSound()
  const period = { from: new Date(0), to: new Date('2100-01-01') }
  expect(await reconcilePeriod(shop.system, period)).toEqual([])
})
