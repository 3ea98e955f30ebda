import { money, PaymentMethodId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removePaymentMethod } from '../customers/commands/remove-payment-method.ts'
import { membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const offers = offersOf(shop)
const memberships = membershipsOf(shop)
const { id: tier } = await memberships.tier({ yearlyPrice: money(4_990, 'USD') })
const slow = { timeout: 60_000 }
const usd = (amount: number) => money(amount, 'USD')

const days = (count: number) => shop.world.clock.advance(count * 86_400_000)
const tipper = async () => {
  const fan = await shop.fan()
  await offers.keepCard(fan)
  return fan
}
const least = async (fan: SignedInScope) => (await offers.tipMinimums(fan))[0]

describe('a small tip', () => {
  it('needs a renewal in its currency that is due within 35 days', slow, async () => {
    const fan = await tipper()
    expect(await least(fan)).toEqual({ minimum: usd(300), renewsAt: null })
    await refuses(offers.tip(fan, 299), 'tip.too-small')
    const { id, period_end } = await memberships.subscribe(fan, tier)
    const renewsAt = (period_end as Date).toISOString()
    expect(await least(fan)).toEqual({ minimum: usd(100), renewsAt })
    const { tab } = await offers.tip(fan, 100)
    expect(tab).toMatchObject({ state: 'open', renewsAt, chargesAt: null })
    expect(tab?.abilities.settle).toBe(false)
    await memberships.cancel(fan, id)
    expect(await least(fan)).toEqual({ minimum: usd(300), renewsAt: null })
    await refuses(offers.tip(fan, 100), 'tip.too-small')
  })

  it('is not carried by a year that renews later', slow, async () => {
    const fan = await tipper()
    await memberships.subscribe(fan, tier, { interval: 'year' })
    await refuses(offers.tip(fan, 100), 'tip.too-small')
  })

  it('is charged with the renewal', slow, async () => {
    const fan = await tipper()
    const { id, period_end, paid_total } = await memberships.subscribe(fan, tier)
    await offers.tip(fan, 100)
    await memberships.until(period_end as Date)
    await memberships.comesTo(id, { period: 1 })
    expect(await offers.tabs(fan)).toEqual([])
    const [order] = (await shop.history(fan)).transactions
    expect(order?.lines.price).toEqual(usd(599))
    expect((await memberships.row(id)).paid_total).toBeGreaterThan(paid_total)
  })

  it('is never charged alone, and lapses after 180 days with a word to both', slow, async () => {
    const fan = await tipper()
    const { id } = await memberships.subscribe(fan, tier)
    await offers.tip(fan, 200)
    await memberships.cancel(fan, id)
    await refuses(offers.settle(fan), 'tip.too-small-to-charge')
    days(31)
    await shop.sweep()
    days(148)
    await shop.sweep()
    expect(await offers.tabs(fan)).toMatchObject([{ state: 'open', sum: usd(200) }])
    days(1)
    await shop.sweep()
    expect(await offers.tabs(fan)).toEqual([])
    expect(await shop.subjectsTo(fan)).toContain('Your pending tips expired')
    expect(await shop.subjectsTo(shop.creator)).toContainEqual(
      expect.stringMatching(/^A tip from .* expired$/),
    )
    const charged = (await shop.history(fan)).transactions.filter(
      ({ item }) => item.type === 'tips',
    )
    expect(charged).toEqual([])
  })

  it('is charged when another one makes it worth a charge', slow, async () => {
    const fan = await tipper()
    await memberships.subscribe(fan, tier)
    await offers.tip(fan, 100)
    const { tab } = await offers.tip(fan, 200)
    expect(tab).toMatchObject({ sum: usd(300), lapsesAt: null, abilities: { settle: true } })
    const order = await offers.settle(fan)
    await shop.reaches(order.id, 'paid')
  })
})

it('paying without a card leaves the failed charge as it is', slow, async () => {
  const fan = await shop.fan()
  const { id: card } = await offers.keepCard(fan, 'pm_card_chargeCustomerFail')
  await offers.tip(fan, 500)
  const [order] = (await shop.history(fan)).transactions
  await shop.reaches(order?.id ?? '', 'failed')
  await removePaymentMethod(fan, PaymentMethodId.parse(card))
  await refuses(offers.settle(fan), 'tip.card-needed')
  expect((await shop.row(order?.id ?? '')).state).toBe('failed')
})
