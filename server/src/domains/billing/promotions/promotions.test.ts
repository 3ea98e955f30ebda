import { money } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'
import { endPromotion } from './commands/end-promotion.ts'

const shop = await openShopForTests()
const offers = offersOf(shop)

const percent = (of: number) => ({ type: 'percent', percent: of }) as const
const off = (amount: number, currency: 'USD' | 'EUR' = 'USD') =>
  ({ type: 'amount', amount: money(amount, currency) }) as const
const day = 86_400_000
const inDays = (days: number) =>
  new Date(shop.world.clock.now().getTime() + days * day).toISOString()

describe('a code', () => {
  it('lowers the price, and all shares are of what is left', async () => {
    const { code } = await offers.promote(percent(20))
    const { lines } = await shop.quote(await shop.fan(), await shop.content(), { code })
    expect(lines).toMatchObject({
      price: { amount: 999 },
      discount: { amount: 200 },
      promotion: { code },
      processing: { amount: 23 },
      total: { amount: 822 },
      platform: { amount: 96 },
      creator: { amount: 703 },
    })
  })

  it('is one per order: another code makes another order, and no code the full price', async () => {
    const [fan, id] = [await shop.fan(), await shop.content()]
    const { code } = await offers.promote(off(100))
    const first = await shop.quote(fan, id, { code })
    expect((await shop.quote(fan, id, { code })).id).toBe(first.id)
    const whole = await shop.quote(fan, id)
    expect(whole.lines).toMatchObject({ promotion: null, total: { amount: 1028 } })
    await refuses(shop.confirm(fan, first.id), 'order.expired')
  })

  it('is for the posts, the currency, the creator and the days it was made for', async () => {
    const [fan, id] = [await shop.fan(), await shop.content()]
    const one = await offers.promote(percent(10), { contents: [await shop.content()] })
    const euros = await offers.promote(off(100, 'EUR'))
    const other = await offers.promote(percent(10), {}, await person(shop.world, true))
    for (const { code } of [one, euros, other, { code: 'NEVER' }]) {
      await refuses(shop.quote(fan, id, { code }), 'promotion.not-found')
    }
    const later = await offers.promote(percent(10), { startsAt: inDays(1), endsAt: inDays(2) })
    await refuses(shop.quote(fan, id, { code: later.code }), 'promotion.not-active')
    shop.world.clock.advance(1.5 * day)
    await shop.quote(fan, id, { code: later.code })
    shop.world.clock.advance(day)
    await refuses(shop.quote(fan, id, { code: later.code }), 'promotion.not-active')
  })

  it('leaves zero, or at least the minimum for a card', async () => {
    const [fan, id] = [await shop.fan(), await shop.content(money(499, 'USD'))]
    const little = await offers.promote(off(300))
    await refuses(shop.quote(fan, id, { code: little.code }), 'promotion.leaves-too-little')
    const more = await offers.promote(off(2_000))
    const { lines } = await shop.quote(fan, id, { code: more.code })
    expect(lines).toMatchObject({ discount: { amount: 499 }, total: { amount: 0 } })
  })

  it('ends when its creator ends it, also for a quote that has it', async () => {
    const [fan, id] = [await shop.fan(), await shop.content()]
    const promotion = await offers.promote(percent(10), { code: 'AUTUMN' })
    await refuses(offers.promote(percent(30), { code: 'AUTUMN' }), 'promotion.code-taken')
    const order = await shop.quote(fan, id, { code: 'AUTUMN' })
    await refuses(endPromotion(await person(shop.world, true), promotion.id), 'promotion.not-found')
    await endPromotion(shop.creator, promotion.id)
    await refuses(shop.confirm(fan, order.id), 'promotion.not-active')
    expect(await offers.promote(percent(30), { code: 'AUTUMN' })).toMatchObject({ state: 'active' })
  })
})

describe('a total of zero', () => {
  it('opens the post at once, without a card, the provider or the ledger', async () => {
    const [fan, id] = [await shop.fan(), await shop.content()]
    const { code } = await offers.promote(percent(100))
    const { id: orderId } = await shop.quote(fan, id, { code })
    const { order } = await shop.confirm(fan, orderId, null)
    expect(order).toMatchObject({ state: 'paid', card: null, lines: { total: { amount: 0 } } })
    expect(await shop.row(orderId)).toMatchObject({ intent_id: null, method_id: null })
    expect(await shop.booked(orderId)).toEqual({ sales: 0, grants: 1 })
    await refuses(shop.quote(fan, id), 'checkout.owned')
    const mails = async () => JSON.stringify(await shop.mailsTo(fan))
    await expect.poll(mails, { timeout: 15_000 }).toContain('You weren’t charged')
    await booksOf(shop.world).expectSound()
  })

  it('is the only one that needs no card', async () => {
    const fan = await shop.fan()
    const { id } = await shop.quote(fan, await shop.content())
    await refuses(shop.confirm(fan, id, null), 'payment-method.needed')
  })
})

describe('a limit', () => {
  const redeemed = async (code: string) =>
    (await offers.promotions()).find((one) => one.code === code)?.redeemed

  it('holds when twenty confirm at once', async () => {
    const { code } = await offers.promote(percent(100), { limit: 5 })
    const id = await shop.content()
    const buyers: { fan: SignedInScope; order: { id: string } }[] = []
    for (let count = 0; count < 20; count++) {
      const fan = await shop.fan()
      buyers.push({ fan, order: await shop.quote(fan, id, { code }) })
    }
    const ends = await Promise.allSettled(
      buyers.map(({ fan, order }) => shop.confirm(fan, order.id, null)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const end of ends) {
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'promotion.used-up' })
    }
    expect(await redeemed(code)).toBe(5)
    await refuses(shop.quote(await shop.fan(), id, { code }), 'promotion.used-up')
  })

  it('counts each fan separately', async () => {
    const { code } = await offers.promote(percent(100), { perFan: 1 })
    const fan = await shop.fan()
    const [one, two] = [
      await shop.quote(fan, await shop.content(), { code }),
      await shop.quote(fan, await shop.content(), { code }),
    ]
    const ends = await Promise.allSettled([one, two].map(({ id }) => shop.confirm(fan, id, null)))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await refuses(shop.quote(fan, await shop.content(), { code }), 'promotion.used-before')
  })

  it('can be redeemed again after a refused card, and stays redeemed after a charge', async () => {
    const { code } = await offers.promote(percent(50), { limit: 1 })
    const [fan, id] = [await shop.fan(), await shop.content()]
    const order = await shop.quote(fan, id, { code })
    await shop.confirm(fan, order.id, 'pm_card_visa_chargeDeclined')
    expect(await redeemed(code)).toBe(1)
    await shop.reaches(order.id, 'failed')
    expect(await redeemed(code)).toBe(0)
    await shop.confirm(fan, order.id)
    await shop.reaches(order.id, 'paid')
    expect(await redeemed(code)).toBe(1)
    expect(await shop.booked(order.id)).toEqual({ sales: 1, grants: 1 })
  })
})
