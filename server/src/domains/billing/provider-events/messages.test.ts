import { afterEach, describe, expect, it } from 'vitest'
import { runDue } from '../../../platform/events/due.ts'
import { readDisputeOfOrder } from '../disputes/reader.ts'
import { reconcilePeriod } from '../reconcile-day.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { findLostMessages, readStatement } from './due.ts'

const slowButSure = '4000000000007023'
const slowAndDeclined = '4000000000007031'

const shop = await openShopForTests()
const { provider, system } = shop
const { books, sold } = claimsOf(shop)
const day = 86_400_000

afterEach(async () => {
  await provider.control('calls')
  await provider.control('webhooks')
})

/** A payment whose end only the provider knows. */
const decidedInSilence = async (card: string) => {
  const fan = await shop.fan()
  const order = await shop.quote(fan, await shop.content())
  await shop.confirm(fan, order.id, await provider.card(card))
  await shop.reaches(order.id, 'processing')
  await provider.control('webhooks', { hold: true })
  await provider.control(`hurry/${(await shop.row(order.id)).intent_id}`)
  return order.id
}
const stateOf = async (id: string) => (await shop.row(id)).state

describe('a message', () => {
  it.each([
    [slowButSure, 'paid'],
    [slowAndDeclined, 'failed'],
  ])('of card %s is taken at its word: nobody is asked', async (card, end) => {
    const id = await decidedInSilence(card)
    await provider.control('calls', { refuseWith: 503 })
    await provider.control('webhooks/flush')
    await shop.hear()
    expect(await stateOf(id)).toBe(end)
    if (end === 'paid') expect(await shop.row(id)).toMatchObject({ card_last4: '7023' })
  })

  it('has no fee in it, which the statement brings', async () => {
    const id = await decidedInSilence(slowButSure)
    await provider.control('webhooks/flush')
    await runDue(system, [readStatement])
    const told = await books.movedBy(shop.hear)
    expect(await stateOf(id)).toBe('paid')
    expect(told).not.toHaveProperty('providerFees')
    const read = () => runDue(system, [readStatement])
    expect(await books.movedBy(read)).toEqual({ clearing: -60, providerFees: 60 })
    expect(await books.movedBy(read)).toEqual({})
  })

  it('that comes late changes nothing', async () => {
    const id = await decidedInSilence(slowButSure)
    await provider.control('webhooks', { shuffle: true, duplicates: 2 })
    await provider.control('webhooks/flush')
    await shop.hear()
    expect(await stateOf(id)).toBe('paid')
    expect(await shop.booked(id)).toEqual({ sales: 1, grants: 1 })
  })
})

describe('a message that is lost', () => {
  it('about a payment is found', async () => {
    const id = await decidedInSilence(slowButSure)
    await runDue(system, [findLostMessages])
    await shop.hear()
    expect(await stateOf(id)).toBe('paid')
  })

  it('about a dispute is found', async () => {
    const { id } = await sold()
    await provider.control('webhooks', { hold: true })
    await provider.control(`charges/${(await shop.row(id)).charge_id}/dispute`, { amount: 1028 })
    expect(await readDisputeOfOrder(system.db, id)).toBeNull()
    await runDue(system, [findLostMessages])
    await shop.hear()
    expect(await readDisputeOfOrder(system.db, id)).toMatchObject({ amount: 1028 })
    expect((await shop.row(id)).refund_status).toBe('disputed')
  })
})

it('reconciles with the provider in the end', async () => {
  const now = Date.now()
  const period = { from: new Date(now - day), to: new Date(now + day) }
  expect(await reconcilePeriod(system, period)).toEqual([])
})
