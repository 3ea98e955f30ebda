import { money, type TierId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { booksOf } from '../test/books.ts'
import { type Club, clubOf } from '../test/club.ts'
import { offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'

let shop: Shop
let club: Club
let tier: TierId
beforeAll(async () => {
  shop = await openShop()
  club = clubOf(shop)
  tier = (await club.tier()).id
}, 60_000)
afterAll(() => shop.close())

/** Several months with the worker in between. */
const slow = { timeout: 60_000 }

describe('subscribing', () => {
  it('opens what the tier includes when the money has moved', async () => {
    const fan = await shop.fan()
    const order = await club.quote(fan, tier)
    expect(order.lines.total).toEqual(money(513, 'USD'))
    expect(order.item).toMatchObject({ type: 'subscription', why: 'first' })
    expect(await club.level(fan)).toBeNull()
    const row = await club.subscribe(fan, tier)
    expect(row).toMatchObject({ state: 'active', basis: 'paid', price: 499, paid_total: 513 })
    expect(await club.level(fan)).toBe('subscribers')
    await refuses(club.quote(fan, tier), 'subscription.exists')
    expect((await club.readTier(tier))?.has_subscribers).toBe(true)
  })

  it('keeps its place while the card is refused, and gives it back when the offer ends', async () => {
    const { id } = await club.tier({ seatLimit: 1 })
    const fan = await shop.fan()
    const order = await club.quote(fan, id)
    await shop.confirm(fan, order.id, 'pm_card_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    expect(await club.of(fan)).toMatchObject({ state: 'incomplete' })
    await refuses(club.quote(await shop.fan(), id), 'tier.full')
    club.days(1)
    await club.sweep()
    await shop.reaches(order.id, 'expired')
    expect((await club.readTier(id))?.seats_taken).toBe(0)
    expect(await club.level(fan)).toBeNull()
    expect((await club.subscribe(await shop.fan(), id)).state).toBe('active')
  })

  it('is free where it costs nothing, and then opens nothing', async () => {
    const { id } = await club.tier({ price: money(0, 'USD'), isLibrary: false })
    const fan = await shop.fan()
    const begun = await club.start(fan, id)
    expect(begun).toMatchObject({ state: 'active', basis: 'free', periodEnd: null })
    expect(await club.level(fan)).toBeNull()
    expect(await club.cancel(fan, begun.id)).toMatchObject({ state: 'expired' })
  })
})

describe('a period that ends', () => {
  it('is charged once and the next begins where it ended', async () => {
    const fan = await shop.fan()
    const first = await club.subscribe(fan, tier)
    await club.until(first.period_end as Date)
    await club.comesTo(first.id, { period: 1, period_start: first.period_end, paid_total: 1_026 })
    expect(await club.level(fan)).toBe('subscribers')
    await club.sweep()
    expect(await club.row(first.id)).toMatchObject({ period: 1, paid_total: 1_026 })
    const { data } = await shop.provider.stripe.charges.list({ limit: 10 })
    const own = data.filter(({ amount }) => amount === 513)
    expect(own.length).toBeGreaterThanOrEqual(2)
  })

  it('is tried again after a refusal, with access for three days', async () => {
    const fan = await shop.fan()
    const card = 'pm_card_visa'
    const first = await club.subscribe(fan, tier, { card })
    await offersOf(shop).keepCard(fan, 'pm_card_chargeCustomerFail')
    await shop.system.transact(async (tx) => {
      const [, bad] = await tx.q
        .selectFrom('billing.payment_methods')
        .select('provider_id')
        .where('account_id', '=', fan.actor.accountId)
        .orderBy('created_at')
        .execute()
      await tx.q
        .updateTable('billing.subscriptions')
        .set({ method_id: bad?.provider_id ?? null })
        .where('id', '=', first.id)
        .execute()
    })
    await club.until(first.period_end as Date)
    await club.comesTo(first.id, { state: 'past_due' })
    const late = await club.row(first.id)
    expect(late.due_at).toEqual(new Date((first.period_end as Date).getTime() + 2 * 86_400_000))
    expect(await club.level(fan)).toBe('subscribers')
    club.days(3)
    expect(await club.level(fan)).toBeNull()
    await shop.system.transact(async (tx) => {
      await tx.q
        .updateTable('billing.subscriptions')
        .set({ method_id: null })
        .where('id', '=', first.id)
        .execute()
    })
    await club.comesTo(first.id, { state: 'active', period: 1 })
    expect(await club.level(fan)).toBe('subscribers')
  })

  it('ends what nobody pays for', async () => {
    const fan = await shop.fan()
    const first = await club.subscribe(fan, tier)
    await shop.system.transact(async (tx) => {
      await tx.q
        .deleteFrom('billing.payment_methods')
        .where('account_id', '=', fan.actor.accountId)
        .execute()
    })
    await club.until(first.period_end as Date)
    await club.comesTo(first.id, { state: 'past_due' })
    club.days(23)
    await club.comesTo(first.id, { state: 'expired', end_reason: 'not-paid' })
    expect(await club.level(fan)).toBeNull()
  })
})

describe('leaving', () => {
  it('by one click keeps what was paid for, and can be undone', async () => {
    const fan = await shop.fan()
    const { id, period_end } = await club.subscribe(fan, tier)
    const left = await club.cancel(fan, id)
    expect(left).toMatchObject({ state: 'cancelled', next: null, abilities: { resume: true } })
    expect(await club.level(fan)).toBe('subscribers')
    expect(await club.resume(fan, id)).toMatchObject({ state: 'active' })
    await club.cancel(fan, id)
    await club.until(period_end as Date)
    expect(await club.row(id)).toMatchObject({ state: 'expired', end_reason: 'period-ended' })
    expect(await club.level(fan)).toBeNull()
  })

  it('at once gives unused days back when nothing locked was opened', async () => {
    const fan = await shop.fan()
    const first = await club.subscribe(fan, tier)
    const half = ((first.period_end as Date).getTime() - first.period_start.getTime()) / 2
    shop.world.clock.advance(half)
    const { end } = await club.view(fan, first.id)
    expect(end).toMatchObject({ returns: money(256, 'USD'), reason: null })
    expect(await club.end(fan, first.id)).toMatchObject({ state: 'expired' })
    expect(await club.level(fan)).toBeNull()
    await vi.waitFor(
      async () => {
        await shop.react()
        const refunds = await shop.system.db.q
          .selectFrom('billing.refunds')
          .select(['state', 'amount'])
          .where('account_id', '=', fan.actor.accountId)
          .execute()
        expect(refunds).toEqual([{ state: 'done', amount: 256 }])
      },
      { timeout: 15_000, interval: 100 },
    )
    await booksOf(shop.world).expectSound()
  })
})

describe('a pause', () => {
  it('begins when the period ends, without access, and is charged when it is over', async () => {
    const fan = await shop.fan()
    const first = await club.subscribe(fan, tier)
    await refuses(club.pause(fan, first.id, 4), 'subscription.paused-enough')
    expect(await club.pause(fan, first.id, 1)).toMatchObject({ state: 'active', next: null })
    await club.until(first.period_end as Date)
    await club.comesTo(first.id, { state: 'paused' })
    expect(await club.level(fan)).toBeNull()
    const { resume_at } = await club.row(first.id)
    await club.until(resume_at as Date)
    await club.comesTo(first.id, { state: 'active', period: 2, period_start: resume_at })
    expect(await club.level(fan)).toBe('subscribers')
    expect((await club.view(fan, first.id)).subscription.abilities.pauseMonths).toBe(2)
  })
})

describe('another tier', () => {
  it('that costs more is paid for the days that are left, and holds at once', async () => {
    const fan = await shop.fan()
    const high = await club.tier({ price: money(1_499, 'USD'), isPremium: true })
    const first = await club.subscribe(fan, tier)
    const half = ((first.period_end as Date).getTime() - first.period_start.getTime()) / 2
    shop.world.clock.advance(half)
    const { order } = await club.change(fan, first.id, { tierId: high.id, interval: 'month' })
    expect(order?.lines.price).toEqual(money(500, 'USD'))
    expect(await club.level(fan)).toBe('subscribers')
    await shop.reaches(order?.id ?? '', 'paid')
    expect(await club.row(first.id)).toMatchObject({ tier_id: high.id, price: 1_499, period: 0 })
    expect(await club.level(fan)).toBe('premium')
  })

  it('that costs less waits for the renewal', async () => {
    const fan = await shop.fan()
    const high = await club.tier({ price: money(1_499, 'USD'), isPremium: true })
    const first = await club.subscribe(fan, high.id)
    const { order, subscription } = await club.change(fan, first.id, {
      tierId: tier,
      interval: 'month',
    })
    expect(order).toBeNull()
    expect(subscription).toMatchObject({ tier: { id: high.id }, change: { tier: { id: tier } } })
    expect(await club.level(fan)).toBe('premium')
    await club.until(first.period_end as Date)
    await club.comesTo(first.id, { tier_id: tier, price: 499, next_tier_id: null })
    expect(await club.level(fan)).toBe('subscribers')
  })
})

describe('a price', () => {
  it('that rises needs a click and its notice; silence keeps the old one', slow, async () => {
    const { id } = await club.tier({ name: 'Rising' })
    const [silent, willing] = [await shop.fan(), await shop.fan()]
    const ignored = await club.subscribe(silent, id)
    const accepted = await club.subscribe(willing, id)
    await club.reprice(id, money(699, 'USD'))
    await club.reprice(id, money(799, 'USD'))
    const { subscription } = await club.view(willing, accepted.id)
    expect(subscription.priceOffer?.total).toEqual(money(822, 'USD'))
    await refuses(club.accept(willing, accepted.id, money(719, 'USD')), 'order.price-changed')
    await club.reprice(id, money(699, 'USD'))
    await club.accept(willing, accepted.id, money(719, 'USD'))
    await club.until(accepted.period_end as Date)
    await club.comesTo(accepted.id, { period: 1 })
    const later = await club.row(accepted.id)
    await club.until(later.period_end as Date)
    await club.comesTo(accepted.id, { period: 2, price: 699 })
    await club.comesTo(ignored.id, { period: 2, price: 499 })
  })

  it('that rises is told on the day, only to those who pay less', async () => {
    const { id } = await club.tier({ name: 'Announced' })
    const [before, after] = [await shop.fan(), await shop.fan()]
    await club.subscribe(before, id)
    await club.reprice(id, money(699, 'USD'))
    await club.subscribe(after, id)
    const asked = async (fan: SignedInScope) =>
      (await shop.subjectsTo(fan)).filter((one) => one.includes('asks for another price')).length
    expect([await asked(before), await asked(after)]).toEqual([1, 0])
  })

  it('that falls holds at the next renewal', async () => {
    const { id } = await club.tier({ name: 'Falling' })
    const first = await club.subscribe(await shop.fan(), id)
    await club.reprice(id, money(399, 'USD'))
    await club.until(first.period_end as Date)
    await club.comesTo(first.id, { period: 1, price: 399 })
  })
})
