import { money, type OrderId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import { changeRole } from '../../identity/index.ts'
import { endDeparted } from '../departures/due.ts'
import { settleOrders } from '../payments/due.ts'
import { readRefundsOfOrder } from '../refunds/reader.ts'
import { claimsOf } from '../test/claims.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { termsOf } from '../test/terms.ts'
import { editTier } from '../tiers/commands/edit-tier.ts'

let shop: Shop
let terms: ReturnType<typeof termsOf>
let claims: ReturnType<typeof claimsOf>
beforeAll(async () => {
  shop = await openShop()
  terms = termsOf(shop)
  claims = claimsOf(shop)
})
afterAll(async () => {
  await claims.books.expectSound()
  await shop.close()
})

describe('a seat', () => {
  it('is kept from the confirmation on, so that a paid gift can be claimed', async () => {
    const { id } = await terms.memberships.tier({ seatLimit: 1 })
    const given = await terms.give(id)
    expect(await terms.seats(id)).toBe(1)
    await refuses(terms.quote(await shop.fan(), id), 'tier.full')
    await refuses(terms.memberships.subscribe(await shop.fan(), id), 'tier.full')
    await terms.offers.claim(await shop.fan(), given.token)
    expect(await terms.seats(id)).toBe(1)
  })

  it('goes to one of two givers who want the last one at once', async () => {
    const { id } = await terms.memberships.tier({ seatLimit: 1 })
    const givers = [await shop.fan(), await shop.fan()]
    const orders = await Promise.all(givers.map((giver) => terms.quote(giver, id)))
    const ends = await Promise.allSettled(
      givers.map((giver, at) => shop.confirm(giver, orders[at]?.id ?? '')),
    )
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await terms.seats(id)).toBe(1)
  })

  it('is free again when the card is refused, and taken with the next one', async () => {
    const { id } = await terms.memberships.tier({ seatLimit: 1 })
    const giver = await shop.fan()
    const order = await terms.quote(giver, id)
    await shop.confirm(giver, order.id, 'pm_card_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    expect(await terms.seats(id)).toBe(0)
    await shop.confirm(giver, order.id)
    await shop.reaches(order.id, 'paid')
    expect(await terms.seats(id)).toBe(1)
  })

  it('is freed only once when a failed order expires', async () => {
    const { id } = await terms.memberships.tier({ seatLimit: 3 })
    await terms.give(id)
    const giver = await shop.fan()
    const order = await terms.quote(giver, id)
    await shop.confirm(giver, order.id, 'pm_card_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    shop.world.clock.advance(3_600_000)
    await runDue(shop.system, [settleOrders])
    await shop.reaches(order.id, 'expired')
    expect(await terms.seats(id)).toBe(1)
  })

  it('is counted when a limit is set later', async () => {
    const { id } = await terms.memberships.tier()
    const first = await terms.give(id)
    await terms.give(id)
    await terms.offers.claim(await shop.fan(), first.token)
    await refuses(editTier(shop.creator, id, { seatLimit: 1 }), 'tier.seats-taken')
    await editTier(shop.creator, id, { seatLimit: 2 })
    expect(await terms.seats(id)).toBe(2)
  })
})

describe('an unclaimed gift', () => {
  it('is refunded in full at any time before it is claimed, and frees its seat', async () => {
    const { id: tier } = await terms.memberships.tier({ seatLimit: 1 })
    const { giver, id, token } = await terms.give(tier, 12)
    claims.later(100)
    expect((await claims.ask(giver, id)).amount).toEqual(money(6_162, 'USD'))
    await refuses(terms.offers.claim(await shop.fan(), token), 'gift.returned')
    await claims.refundReaches(id, 'done')
    expect(await shop.row(id)).toMatchObject({ refund_status: 'refunded' })
    expect(await terms.seats(tier)).toBe(0)
  })

  it('is claimed or refunded, never both', async () => {
    const { id: tier } = await terms.memberships.tier({ seatLimit: 4 })
    const { giver, id, token } = await terms.give(tier)
    const friend = await shop.fan()
    const ends = await Promise.allSettled([
      terms.offers.claim(friend, token),
      claims.ask(giver, id),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const isClaimed = ends[0]?.status === 'fulfilled'
    expect(await terms.level(friend)).toBe(isClaimed ? 'subscribers' : null)
    expect(await terms.seats(tier)).toBe(isClaimed ? 1 : 0)
  })

  it('has a seat again when the bank returns the money, even in a full tier', async () => {
    const { id: tier } = await terms.memberships.tier({ seatLimit: 1 })
    const { giver, id, token } = await terms.give(tier, 3, 'pm_card_refundFail')
    await claims.ask(giver, id)
    await claims.refundReaches(id, 'done')
    await terms.memberships.subscribe(await shop.fan(), tier)
    await claims.hurryRefund(id)
    await claims.refundReaches(id, 'failed')
    const friend = await shop.fan()
    await terms.offers.claim(friend, token)
    expect(await terms.level(friend)).toBe('subscribers')
    expect(await terms.memberships.readTier(tier)).toMatchObject({ seats_taken: 2, seat_limit: 2 })
  })
})

describe('a claimed gift', () => {
  it('belongs to the claimer, and ending it refunds nobody', async () => {
    const { id: tier } = await terms.memberships.tier()
    const { giver, id, token } = await terms.give(tier)
    const friend = await shop.fan()
    await terms.offers.claim(friend, token)
    await refuses(claims.ask(giver, id), 'gift.claimed')
    const { id: subscription } = await terms.memberships.of(friend)
    const { end } = await terms.memberships.view(friend, subscription)
    expect(end).toMatchObject({ returns: null, reason: 'nothing-paid' })
    await terms.memberships.end(friend, subscription)
    expect(await readRefundsOfOrder(shop.system.db, id)).toEqual([])
  })

  it('ends when the giver’s bank keeps the money', async () => {
    const { id: tier } = await terms.memberships.tier({ seatLimit: 3 })
    const claimed = await terms.give(tier, 3, 'pm_card_createDispute')
    const waiting = await terms.give(tier, 3, 'pm_card_createDispute')
    const friend = await shop.fan()
    await terms.offers.claim(friend, claimed.token)
    const { id } = await terms.memberships.of(friend)
    await terms.memberships.openSomething(friend)
    for (const one of [claimed, waiting]) await claims.dispute(one.id)
    await refuses(terms.offers.claim(await shop.fan(), waiting.token), 'gift.returned')
    await shop.react()
    expect(await terms.level(friend)).toBeNull()
    for (const one of [claimed, waiting]) expect(await claims.decide(one.id)).toBe('lost')
    const log = async (id: OrderId) => (await claims.evidence(id)).access_activity_log
    expect(await log(claimed.id)).toContain(
      'opened since the payment: 1, including 1 not open to the public',
    )
    expect(await log(waiting.id)).toBe('The gift has not been claimed yet.')
    await shop.react()
    expect(await terms.memberships.row(id)).toMatchObject({ end_reason: 'payment-returned' })
    expect(await terms.seats(tier)).toBe(0)
  })
})

describe('a creator who has left', () => {
  it('refunds unclaimed gifts and the unused part of claimed ones to whoever paid', async () => {
    const other = await person(shop.world, true)
    const { id: tier } = await terms.memberships.tier({}, other)
    const [claimed, waiting] = [await terms.give(tier, 3), await terms.give(tier, 3)]
    const friend = await shop.fan()
    await terms.offers.claim(friend, claimed.token)
    terms.memberships.days(30)
    await shop.system.transact((tx) => changeRole(tx, other.actor.accountId, 'fan'))
    await refuses(terms.offers.claim(await shop.fan(), waiting.token), 'gift.returned')
    await shop.react()
    await runDue(shop.system, [endDeparted])
    await claims.refundReaches(waiting.id, 'done')
    expect((await terms.offers.gift(waiting.giver, waiting.id)).state).toBe('returned')
    const [back] = await readRefundsOfOrder(shop.system.db, claimed.id)
    expect(back).toMatchObject({ account_id: claimed.giver.actor.accountId })
    expect(back?.amount).toBeGreaterThan(900)
    expect(back?.amount).toBeLessThan(1_100)
  })

  it('also refunds gifts that are paid for, or won back from a bank, later', async () => {
    const other = await person(shop.world, true)
    const { id: tier } = await terms.memberships.tier({ name: 'winning_evidence' }, other)
    const asked = await shop.fan()
    const late = await terms.quote(asked, tier)
    await shop.confirm(asked, late.id, 'pm_card_threeDSecure2Required')
    await shop.reaches(late.id, 'needs-action')
    const disputed = await terms.give(tier, 3, 'pm_card_createDispute')
    await claims.dispute(disputed.id)
    await shop.system.transact((tx) => changeRole(tx, other.actor.accountId, 'fan'))
    const depart = async () => {
      await shop.react()
      await runDue(shop.system, [endDeparted])
    }
    await depart()
    const { action } = await shop.read(asked, late.id)
    await shop.provider.authenticate(action?.clientSecret ?? '', 'complete')
    await shop.continueOrder(asked, late.id)
    expect(await claims.decide(disputed.id)).toBe('won')
    await depart()
    for (const id of [late.id as OrderId, disputed.id]) {
      expect(await claims.newestRefund(id)).toMatchObject({ asked_by: 'platform' })
    }
    await claims.refundReaches(late.id as OrderId, 'done')
  })
})
