import { money, type TierId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { type Memberships, membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'

let shop: Shop
let memberships: Memberships
let tier: TierId
beforeAll(async () => {
  shop = await openShop()
  memberships = membershipsOf(shop)
  tier = (await memberships.tier()).id
})
afterAll(() => shop.close())

/** Several months with the worker in between. */
const slow = { timeout: 60_000 }

describe('subscribing', () => {
  it('opens what the tier includes once it is paid', async () => {
    const fan = await shop.fan()
    const order = await memberships.quote(fan, tier)
    expect(order.lines.total).toEqual(money(513, 'USD'))
    expect(order.item).toMatchObject({ type: 'subscription', why: 'first' })
    expect(await memberships.level(fan)).toBeNull()
    const row = await memberships.subscribe(fan, tier)
    expect(row).toMatchObject({ state: 'active', basis: 'paid', price: 499, paid_total: 513 })
    expect(await memberships.level(fan)).toBe('subscribers')
    await refuses(memberships.quote(fan, tier), 'subscription.exists')
    expect((await memberships.readTier(tier))?.has_subscribers).toBe(true)
  })

  it('keeps its seat while the card is refused, and frees it when the offer ends', async () => {
    const { id } = await memberships.tier({ seatLimit: 1 })
    const fan = await shop.fan()
    const order = await memberships.quote(fan, id)
    await shop.confirm(fan, order.id, 'pm_card_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    expect(await memberships.of(fan)).toMatchObject({ state: 'incomplete' })
    await refuses(memberships.quote(await shop.fan(), id), 'tier.full')
    memberships.days(1)
    await memberships.sweep()
    await shop.reaches(order.id, 'expired')
    expect((await memberships.readTier(id))?.seats_taken).toBe(0)
    expect(await memberships.level(fan)).toBeNull()
    expect((await memberships.subscribe(await shop.fan(), id)).state).toBe('active')
  })

  it('to a free tier costs nothing and opens nothing', async () => {
    const { id } = await memberships.tier({ price: money(0, 'USD'), isLibrary: false })
    const fan = await shop.fan()
    const begun = await memberships.start(fan, id)
    expect(begun).toMatchObject({ state: 'active', basis: 'free', periodEnd: null })
    expect(await memberships.level(fan)).toBeNull()
    expect(await memberships.cancel(fan, begun.id)).toMatchObject({ state: 'expired' })
  })
})

describe('a period that ends', () => {
  it('is charged once and the next begins where it ended', async () => {
    const fan = await shop.fan()
    const first = await memberships.subscribe(fan, tier)
    await memberships.until(first.period_end as Date)
    await memberships.comesTo(first.id, {
      period: 1,
      period_start: first.period_end,
      paid_total: 1_026,
    })
    expect(await memberships.level(fan)).toBe('subscribers')
    await memberships.sweep()
    expect(await memberships.row(first.id)).toMatchObject({ period: 1, paid_total: 1_026 })
    const { data } = await shop.provider.stripe.charges.list({ limit: 10 })
    const own = data.filter(({ amount }) => amount === 513)
    expect(own.length).toBeGreaterThanOrEqual(2)
  })

  it('is tried again after a refusal, with access for three days', async () => {
    const fan = await shop.fan()
    const card = 'pm_card_visa'
    const first = await memberships.subscribe(fan, tier, { card })
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
    await memberships.until(first.period_end as Date)
    await memberships.comesTo(first.id, { state: 'past_due' })
    const late = await memberships.row(first.id)
    expect(late.due_at).toEqual(new Date((first.period_end as Date).getTime() + 2 * 86_400_000))
    expect(await memberships.level(fan)).toBe('subscribers')
    memberships.days(3)
    expect(await memberships.level(fan)).toBeNull()
    await shop.system.transact(async (tx) => {
      await tx.q
        .updateTable('billing.subscriptions')
        .set({ method_id: null })
        .where('id', '=', first.id)
        .execute()
    })
    await memberships.comesTo(first.id, { state: 'active', period: 1 })
    expect(await memberships.level(fan)).toBe('subscribers')
  })

  it('ends the subscription when it stays unpaid', async () => {
    const fan = await shop.fan()
    const first = await memberships.subscribe(fan, tier)
    await shop.system.transact(async (tx) => {
      await tx.q
        .deleteFrom('billing.payment_methods')
        .where('account_id', '=', fan.actor.accountId)
        .execute()
    })
    await memberships.until(first.period_end as Date)
    await memberships.comesTo(first.id, { state: 'past_due' })
    memberships.days(23)
    await memberships.comesTo(first.id, { state: 'expired', end_reason: 'not-paid' })
    expect(await memberships.level(fan)).toBeNull()
  })
})

describe('leaving', () => {
  it('by one click keeps the paid period, and can be undone', async () => {
    const fan = await shop.fan()
    const { id, period_end } = await memberships.subscribe(fan, tier)
    const left = await memberships.cancel(fan, id)
    expect(left).toMatchObject({ state: 'cancelled', next: null, abilities: { resume: true } })
    expect(await memberships.level(fan)).toBe('subscribers')
    expect(await memberships.resume(fan, id)).toMatchObject({ state: 'active' })
    await memberships.cancel(fan, id)
    await memberships.until(period_end as Date)
    expect(await memberships.row(id)).toMatchObject({
      state: 'expired',
      end_reason: 'period-ended',
    })
    expect(await memberships.level(fan)).toBeNull()
  })

  it('at once refunds unused days when nothing locked was opened', async () => {
    const fan = await shop.fan()
    const first = await memberships.subscribe(fan, tier)
    const half = ((first.period_end as Date).getTime() - first.period_start.getTime()) / 2
    shop.world.clock.advance(half)
    const { end } = await memberships.view(fan, first.id)
    expect(end).toMatchObject({ returns: money(256, 'USD'), reason: null })
    expect(await memberships.end(fan, first.id)).toMatchObject({ state: 'expired' })
    expect(await memberships.level(fan)).toBeNull()
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
    const { transactions } = await shop.history(fan)
    expect(transactions).toMatchObject([{ refundStatus: 'kept', returned: money(256, 'USD') }])
    await booksOf(shop.world).expectSound()
  })
})

describe('a pause', () => {
  it('begins when the period ends, without access, and is charged when it is over', async () => {
    const fan = await shop.fan()
    const first = await memberships.subscribe(fan, tier)
    await refuses(memberships.pause(fan, first.id, 4), 'subscription.paused-enough')
    expect(await memberships.pause(fan, first.id, 1)).toMatchObject({ state: 'active', next: null })
    await memberships.until(first.period_end as Date)
    await memberships.comesTo(first.id, { state: 'paused' })
    expect(await memberships.level(fan)).toBeNull()
    const { resume_at } = await memberships.row(first.id)
    await memberships.until(resume_at as Date)
    await memberships.comesTo(first.id, { state: 'active', period: 2, period_start: resume_at })
    expect(await memberships.level(fan)).toBe('subscribers')
    expect((await memberships.view(fan, first.id)).subscription.abilities.pauseMonths).toBe(2)
  })
})

describe('another tier', () => {
  it('that costs more is paid for the days that are left, and holds at once', async () => {
    const fan = await shop.fan()
    const high = await memberships.tier({ price: money(1_499, 'USD'), isPremium: true })
    const first = await memberships.subscribe(fan, tier)
    const half = ((first.period_end as Date).getTime() - first.period_start.getTime()) / 2
    shop.world.clock.advance(half)
    const { order } = await memberships.change(fan, first.id, {
      tierId: high.id,
      interval: 'month',
    })
    expect(order?.lines.price).toEqual(money(500, 'USD'))
    expect(await memberships.level(fan)).toBe('subscribers')
    await shop.reaches(order?.id ?? '', 'paid')
    expect(await memberships.row(first.id)).toMatchObject({
      tier_id: high.id,
      price: 1_499,
      period: 0,
    })
    expect(await memberships.level(fan)).toBe('premium')
  })

  it('that costs too little more to charge for starts with the next period', slow, async () => {
    const fan = await shop.fan()
    const high = await memberships.tier({ price: money(749, 'USD'), isPremium: true })
    const wish = { tierId: high.id, interval: 'month' } as const
    const first = await memberships.subscribe(fan, tier)
    expect(await memberships.changeOffer(fan, first.id, wish)).toMatchObject({
      when: 'renewal',
      due: money(0, 'USD'),
      isTooSmall: true,
      total: money(771, 'USD'),
    })
    const { order, subscription } = await memberships.change(fan, first.id, wish)
    expect(order).toBeNull()
    expect(subscription).toMatchObject({ tier: { id: tier }, change: { tier: { id: high.id } } })
    expect(await memberships.level(fan)).toBe('subscribers')
    await memberships.cancel(fan, first.id)
    expect(await memberships.level(fan)).toBe('subscribers')
    await memberships.resume(fan, first.id)
    await memberships.change(fan, first.id, wish)
    await memberships.until(first.period_end as Date)
    const paid_total = first.paid_total + 771
    await memberships.comesTo(first.id, { tier_id: high.id, price: 749, carried: 0, paid_total })
    expect(await memberships.level(fan)).toBe('premium')
  })

  it('is not had for free in the last moment of a period', slow, async () => {
    const fan = await shop.fan()
    const high = await memberships.tier({ price: money(9_999, 'USD'), isPremium: true })
    const first = await memberships.subscribe(fan, tier)
    const last = (first.period_end as Date).getTime() - 60_000
    shop.world.clock.advance(last - shop.world.clock.now().getTime())
    await memberships.change(fan, first.id, { tierId: high.id, interval: 'month' })
    expect(await memberships.level(fan)).toBe('subscribers')
  })

  it('that costs less waits for the renewal', async () => {
    const fan = await shop.fan()
    const high = await memberships.tier({ price: money(1_499, 'USD'), isPremium: true })
    const first = await memberships.subscribe(fan, high.id)
    const { order, subscription } = await memberships.change(fan, first.id, {
      tierId: tier,
      interval: 'month',
    })
    expect(order).toBeNull()
    expect(subscription).toMatchObject({ tier: { id: high.id }, change: { tier: { id: tier } } })
    expect(await memberships.level(fan)).toBe('premium')
    await memberships.until(first.period_end as Date)
    await memberships.comesTo(first.id, { tier_id: tier, price: 499, next_tier_id: null })
    expect(await memberships.level(fan)).toBe('subscribers')
  })
})

describe('a price', () => {
  it('that rises needs notice and a click; without them the old one stays', slow, async () => {
    const { id } = await memberships.tier({ name: 'Rising' })
    const [silent, willing] = [await shop.fan(), await shop.fan()]
    const ignored = await memberships.subscribe(silent, id)
    const accepted = await memberships.subscribe(willing, id)
    await memberships.reprice(id, money(699, 'USD'))
    await memberships.reprice(id, money(799, 'USD'))
    const { subscription } = await memberships.view(willing, accepted.id)
    expect(subscription.priceOffer?.total).toEqual(money(822, 'USD'))
    await refuses(
      memberships.accept(willing, accepted.id, money(719, 'USD')),
      'order.price-changed',
    )
    await memberships.reprice(id, money(699, 'USD'))
    await memberships.accept(willing, accepted.id, money(719, 'USD'))
    await memberships.until(accepted.period_end as Date)
    await memberships.comesTo(accepted.id, { period: 1 })
    const later = await memberships.row(accepted.id)
    await memberships.until(later.period_end as Date)
    await memberships.comesTo(accepted.id, { period: 2, price: 699 })
    await memberships.comesTo(ignored.id, { period: 2, price: 499 })
  })

  it('that rises is announced on the day, only to those who pay less', async () => {
    const { id } = await memberships.tier({ name: 'Announced' })
    const [before, after] = [await shop.fan(), await shop.fan()]
    await memberships.subscribe(before, id)
    await memberships.reprice(id, money(699, 'USD'))
    await memberships.subscribe(after, id)
    const asked = async (fan: SignedInScope) =>
      (await shop.subjectsTo(fan)).filter((one) => one.startsWith('New price for')).length
    expect([await asked(before), await asked(after)]).toEqual([1, 0])
  })

  it('that falls holds at the next renewal', async () => {
    const { id } = await memberships.tier({ name: 'Falling' })
    const first = await memberships.subscribe(await shop.fan(), id)
    await memberships.reprice(id, money(399, 'USD'))
    await memberships.until(first.period_end as Date)
    await memberships.comesTo(first.id, { period: 1, price: 399 })
  })
})
