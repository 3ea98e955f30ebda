import { OrderId, PaymentMethodId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { removePaymentMethod } from '../customers/commands/remove-payment-method.ts'
import { chooseSubscriptionCard } from '../subscriptions/commands/choose-subscription-card.ts'
import { claimsOf } from '../test/claims.ts'
import { membershipsOf } from '../test/memberships.ts'
import { type Offers, offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'

let shop: Shop
let offers: Offers
let other: SignedInScope
beforeAll(async () => {
  shop = await openShop()
  offers = offersOf(shop)
  other = await person(shop.world, true)
})
afterAll(() => shop.close())

const days = (count: number) => shop.world.clock.advance(count * 86_400_000)

const tipper = async (card?: string) => {
  const fan = await shop.fan()
  await offers.keepCard(fan, card)
  return fan
}

const entriesOf = (orderId: string) =>
  shop.system.db.q
    .selectFrom('ledger.entries')
    .select('source')
    .where('kind', '=', 'tip')
    .where('source', 'like', `${orderId}:%`)
    .execute()

/** The order that charges the tips of this fan. */
const chargeOf = async (fan: SignedInScope) => {
  const [order] = (await shop.history(fan)).transactions
  if (!order) throw new Error('nothing was charged')
  return order
}

describe('a tip', () => {
  it('waits on the tab and can be taken back', async () => {
    const fan = await tipper()
    const { tip, tab } = await offers.tip(fan, 300)
    expect(tab).toMatchObject({
      state: 'open',
      sum: { amount: 300 },
      processing: { amount: 9 },
      total: { amount: 309 },
      card: { brand: 'visa' },
    })
    await refuses(offers.takeBack(await shop.fan(), tip.id), 'tip.not-found')
    await offers.takeBack(fan, tip.id)
    expect(await offers.tabs(fan)).toEqual([])
    await refuses(offers.takeBack(fan, tip.id), 'tip.not-found')
    await refuses(offers.settle(fan), 'tip.nothing-to-settle')
  })

  it('needs a card and a creator other than oneself', async () => {
    const fan = await shop.fan()
    await refuses(offers.tip(fan, 200), 'tip.card-needed')
    await offers.keepCard(fan)
    await refuses(offers.tip(fan, 200, await shop.fan()), 'tip.not-a-creator')
    await refuses(offers.tip(shop.creator, 200), 'tip.own')
  })
})

describe('a tab', () => {
  it('is charged at 5.00, once, with an entry for each creator in it', async () => {
    const fan = await tipper()
    await offers.tip(fan, 310)
    const { tab } = await offers.tip(fan, 360, other, 'Lovely')
    expect(tab?.state).toBe('charging')
    const { id } = await chargeOf(fan)
    await shop.reaches(id, 'paid')
    const order = await chargeOf(fan)
    expect(order).toMatchObject({
      item: { type: 'tips', title: 'Tips to 2 creators' },
      lines: { price: { amount: 670 }, processing: { amount: 19 }, total: { amount: 689 } },
    })
    expect(await shop.charged(id)).toBe(1)
    expect(await entriesOf(id)).toHaveLength(2)
    expect(await offers.tabs(fan)).toEqual([])
    await booksOf(shop.world).expectSound()
    await expect
      .poll(() => shop.subjectsTo(other), { timeout: 15_000 })
      .toContainEqual(expect.stringContaining('tipped you'))
  })

  it('that is worth a charge is charged after 30 days', async () => {
    const fan = await tipper()
    await offers.tip(fan, 300)
    days(29)
    await shop.sweep()
    expect((await offers.tabs(fan))[0]?.state).toBe('open')
    days(1)
    await shop.sweep()
    const { id, lines } = await chargeOf(fan)
    expect(lines.total.amount).toBe(309)
    await shop.reaches(id, 'paid')
    expect(await entriesOf(id)).toHaveLength(1)
  })

  it('stays open when the card is refused, says so, and is settled with another', async () => {
    const fan = await tipper('pm_card_chargeCustomerFail')
    await offers.tip(fan, 500)
    const { id } = await chargeOf(fan)
    await shop.reaches(id, 'failed')
    const [failed] = await offers.tabs(fan)
    expect(failed).toMatchObject({ state: 'failed', abilities: { settle: true } })
    expect(failed?.failure?.message).toContain('weren’t charged')
    await expect
      .poll(() => shop.subjectsTo(fan), { timeout: 15_000 })
      .toContain('We couldn’t charge your tips')
    await refuses(offers.tip(fan, 300), 'tip.unpaid')
    const [bad] = (await shop.cards(fan)).methods
    await offers.keepCard(fan)
    await removePaymentMethod(fan, PaymentMethodId.parse(bad?.id))
    const again = await offers.settle(fan)
    await shop.reaches(again.id, 'paid')
    expect([await shop.charged(id), await shop.charged(again.id)]).toEqual([0, 1])
    expect((await shop.row(id)).state).toBe('expired')
    expect(await offers.tabs(fan)).toEqual([])
    await booksOf(shop.world).expectSound()
  })

  it('is tried again after a week, and fails while there is no card', async () => {
    const fan = await tipper()
    await offers.tip(fan, 300)
    const [card] = (await shop.cards(fan)).methods
    await removePaymentMethod(fan, PaymentMethodId.parse(card?.id))
    days(30)
    await shop.sweep()
    expect((await offers.tabs(fan))[0]).toMatchObject({ failure: { code: 'card-missing' } })
    await refuses(offers.settle(fan), 'tip.card-needed')
    await offers.keepCard(fan)
    days(7)
    await shop.sweep()
    const { id } = await chargeOf(fan)
    await shop.reaches(id, 'paid')
    expect(await offers.tabs(fan)).toEqual([])
  })

  it('asks the bank again when the fan settles it themselves', async () => {
    const fan = await tipper('pm_card_threeDSecure2Required')
    await offers.tip(fan, 500)
    const { id } = await chargeOf(fan)
    await shop.reaches(id, 'failed')
    const again = await offers.settle(fan)
    await shop.reaches(again.id, 'needs-action')
    const { action } = await shop.read(fan, again.id)
    await shop.provider.authenticate(action?.clientSecret ?? '', 'complete')
    await shop.continueOrder(fan, again.id)
    expect((await shop.row(again.id)).state).toBe('paid')
  })

  it('that is disputed is taken from each creator in it, by their share', async () => {
    const claims = claimsOf(shop)
    const shares = () =>
      Promise.all([shop.creator, other].map((one) => claims.books.creatorHas(one.actor.accountId)))
    const before = await shares()
    const fan = await tipper('pm_card_createDispute')
    await offers.tip(fan, 400)
    await offers.tip(fan, 600, other)
    const id = OrderId.parse((await chargeOf(fan)).id)
    await shop.reaches(id, 'paid')
    await claims.dispute(id)
    const during = await shares()
    expect(during.map(({ frozen }) => frozen)).toEqual([352, 528])
    expect(await claims.decide(id)).toBe('lost')
    expect(await shares()).toEqual(before)
    const evidence = await claims.evidence(id)
    expect(evidence.product_description).toContain('“Tips to 2 creators”')
    expect(evidence.access_activity_log).toBe(
      'A tip doesn’t unlock anything, so there is no usage to report.',
    )
    await claims.books.expectSound()
  })
})

describe('tips that are charged with a renewal', () => {
  it('are charged with it, and settling never ends it', async () => {
    const memberships = membershipsOf(shop)
    const fan = await shop.fan()
    const { id, period_end } = await memberships.subscribe(fan, (await memberships.tier()).id)
    const bad = await offers.keepCard(fan, 'pm_card_chargeCustomerFail')
    await chooseSubscriptionCard(fan, id, bad.id)
    const end = period_end as Date
    await memberships.until(new Date(end.getTime() - 86_400_000))
    await offers.tip(fan, 200, other)
    await memberships.until(end)
    await memberships.comesTo(id, { state: 'past_due' })
    const { id: renewal } = await chargeOf(fan)
    expect(await offers.tabs(fan)).toMatchObject([
      { state: 'charging', orderId: renewal, failure: null, abilities: { settle: false } },
    ])
    await refuses(offers.settle(fan), 'order.in-progress')
    expect(await memberships.row(id)).toMatchObject({ state: 'past_due' })
    await shop.confirm(fan, renewal, 'pm_card_visa')
    await shop.reaches(renewal, 'paid')
    expect(await memberships.row(id)).toMatchObject({ state: 'active', period: 1 })
    expect(await offers.tabs(fan)).toEqual([])
    expect(await entriesOf(renewal)).toHaveLength(1)
  })
})

describe('at the moment of charging', () => {
  it('a tip is charged or taken back, never both, and what comes later waits', async () => {
    const fan = await tipper()
    const { tip } = await offers.tip(fan, 400)
    const [taken, charged] = await Promise.allSettled([
      offers.takeBack(fan, tip.id),
      offers.settle(fan),
      offers.tip(fan, 300, other),
    ])
    const orders = (await shop.history(fan)).transactions
    for (const { id } of orders) await shop.reaches(id, 'paid')
    const paid = orders.reduce((sum, { lines }) => sum + lines.price.amount, 0)
    const waiting = (await offers.tabs(fan))[0]?.sum.amount ?? 0
    const gone = taken?.status === 'fulfilled' ? 400 : 0
    expect(paid + waiting + gone).toBe(700)
    // Beside the first one the second fills the tab, which is then charged by itself.
    expect(orders.length).toBeGreaterThanOrEqual(charged?.status === 'fulfilled' ? 1 : 0)
    await booksOf(shop.world).expectSound()
  })

  it('a tab that is settled ten times at once is charged once', async () => {
    const fan = await tipper()
    await offers.tip(fan, 300)
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => offers.settle(fan)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { id } = await chargeOf(fan)
    await shop.reaches(id, 'paid')
    expect((await shop.history(fan)).transactions).toHaveLength(1)
    expect(await shop.charged(id)).toBe(1)
  })
})
