import type { OrderId, TierId } from '@fanfare/contract'
import { PaymentMethodId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removePaymentMethod } from '../customers/commands/remove-payment-method.ts'
import { type Memberships, membershipsOf } from '../test/memberships.ts'
import { type Offers, offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { chooseSubscriptionCard } from './commands/choose-subscription-card.ts'
import { readOpenOrderId } from './reader/invoices.ts'

let shop: Shop
let memberships: Memberships
let offers: Offers
let tier: TierId
beforeAll(async () => {
  shop = await openShop()
  memberships = membershipsOf(shop)
  offers = offersOf(shop)
  tier = (await memberships.tier()).id
})
afterAll(() => shop.close())

const onDay = (end: Date, days: number) => new Date(end.getTime() + days * 86_400_000)

const cardsOf = async (fan: SignedInScope) =>
  (await shop.cards(fan)).methods.map(({ id }) => PaymentMethodId.parse(id))

/** Somebody whose card on file refuses the renewal; the one they began with would not. */
const refused = async () => {
  const fan = await shop.fan()
  const { id, period_end } = await memberships.subscribe(fan, tier)
  const [good] = await cardsOf(fan)
  const bad = await offers.keepCard(fan, 'pm_card_chargeCustomerFail')
  await chooseSubscriptionCard(fan, id, bad.id)
  const end = period_end as Date
  await memberships.until(end)
  await memberships.comesTo(id, { state: 'past_due', due_at: onDay(end, 2) })
  const row = await memberships.row(id)
  const order = (await readOpenOrderId(shop.system.primary, row)) as OrderId
  return { fan, id, end, order, good: good as PaymentMethodId }
}

describe('a renewal that was refused', () => {
  it('is tried on the next retry day when there was no card on this one', async () => {
    const fan = await shop.fan()
    const { id, period_end } = await memberships.subscribe(fan, tier)
    for (const card of await cardsOf(fan)) await removePaymentMethod(fan, card)
    const end = period_end as Date
    await memberships.until(end)
    await memberships.comesTo(id, { state: 'past_due', due_at: onDay(end, 2) })
    await memberships.until(onDay(end, 2))
    expect(await memberships.row(id)).toMatchObject({ state: 'past_due', due_at: onDay(end, 7) })
    await memberships.until(onDay(end, 3))
    await offers.keepCard(fan)
    await memberships.until(onDay(end, 7))
    await memberships.comesTo(id, { state: 'active', period: 1 })
  })

  it("is tried with the card on file when the bank's dialog was abandoned", async () => {
    const { fan, id, end, order, good } = await refused()
    await shop.confirm(fan, order, 'pm_card_threeDSecure2Required')
    await shop.reaches(order, 'needs-action')
    await chooseSubscriptionCard(fan, id, good)
    await memberships.until(onDay(end, 2))
    await memberships.comesTo(id, { state: 'active', period: 1 })
    expect(await shop.charged(order)).toBe(1)
  })

  it('keeps its retry days whatever the fan tries', async () => {
    const { fan, id, end, order, good } = await refused()
    for (const wrong of ['', 'InsufficientFunds', '', 'LostCard']) {
      await shop.confirm(fan, order, `pm_card_visa_chargeDeclined${wrong}`)
      await shop.reaches(order, 'failed')
    }
    expect(await memberships.row(id)).toMatchObject({ state: 'past_due', due_at: onDay(end, 2) })
    await chooseSubscriptionCard(fan, id, good)
    await memberships.until(onDay(end, 2))
    await memberships.comesTo(id, { state: 'active', period: 1 })
  })

  it('ends after the last retry day', async () => {
    const { id, end, order } = await refused()
    for (const [day, next] of [
      [2, 7],
      [7, 14],
      [14, 21],
    ] as const) {
      await memberships.until(onDay(end, day))
      await memberships.comesTo(id, { state: 'past_due', due_at: onDay(end, next) })
      await shop.reaches(order, 'failed')
    }
    await memberships.until(onDay(end, 21))
    await memberships.comesTo(id, { state: 'past_due', due_at: null })
    await memberships.until(onDay(end, 22))
    await memberships.comesTo(id, { state: 'expired', end_reason: 'not-paid' })
  })
})
