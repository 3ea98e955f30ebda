import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { applyIntent } from '../payments/commands/apply-intent.ts'
import { prepareCharge, requestCharge } from '../payments/commands/charge-order.ts'
import { openShop, type Shop } from '../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.provider.control('webhooks', {}))
afterAll(() => shop.close())

const minutes = (count: number) => shop.world.clock.advance(count * 60_000)

const atTheTill = async () => {
  const fan = await shop.fan()
  const id = await shop.content()
  return { fan, id, order: await shop.quote(fan, id) }
}

const consent = { paymentMethod: 'pm_card_visa', consent: true, country: 'DE' }

/** What must be true of a sale however it came about. */
const expectSoldOnce = async (orderId: string) => {
  expect(await shop.charged(orderId)).toBe(1)
  expect(await shop.booked(orderId)).toEqual({ sales: 1, grants: 1 })
  await booksOf(shop.world).expectSound()
}

describe('confirming twice', () => {
  it('with one key is one confirmation, and every request gets its answer', async () => {
    const { fan, order } = await atTheTill()
    const path = `/checkout/orders/${order.id}/confirm`
    const tries = Array.from({ length: 8 }, () =>
      shop.send(fan, path, consent, { 'idempotency-key': 'one' }),
    )
    const replies = await Promise.all(tries)
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(202)
    await shop.reaches(order.id, 'paid')
    const late = await shop.send(fan, path, consent, { 'idempotency-key': 'one' })
    expect(late.body).toBe(replies[0]?.body)
    await expectSoldOnce(order.id)
  })

  it('with several keys confirms once, and the others are told that it is in progress', async () => {
    const { fan, order } = await atTheTill()
    const path = `/checkout/orders/${order.id}/confirm`
    const tries = Array.from({ length: 6 }, (_, at) =>
      shop.send(fan, path, consent, { 'idempotency-key': `key-${at}` }),
    )
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([202, 409, 409, 409, 409, 409])
    await shop.reaches(order.id, 'paid')
    await expectSoldOnce(order.id)
  })

  it('in two tabs meets in one order, and of two orders one is confirmed', async () => {
    const fan = await shop.fan()
    const id = await shop.content()
    const quotes = await Promise.all([1, 2, 3].map(() => shop.quote(fan, id)))
    expect(new Set(quotes.map((quote) => quote.id)).size).toBe(1)
    const [{ id: first = '' } = {}] = quotes
    const second = await shop.twinOf(first)
    const ends = await Promise.allSettled([shop.confirm(fan, first), shop.confirm(fan, second)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const went = ends[0]?.status === 'fulfilled' ? first : second
    await shop.reaches(went, 'paid')
    await expectSoldOnce(went)
    await refuses(shop.confirm(fan, went === first ? second : first), 'checkout.owned')
  })
})

describe('an event of the provider', () => {
  it('may arrive several times, in any order and before we have asked', async () => {
    const { fan, order } = await atTheTill()
    await shop.provider.control('webhooks', { duplicates: 2, shuffle: true, hold: true })
    await shop.confirm(fan, order.id)
    const attempt = { orderId: order.id as never, attempt: 1 }
    const intentId = (await prepareCharge(shop.system, attempt)) ?? ''
    await requestCharge(shop.system, attempt, intentId)
    await shop.provider.control('webhooks/flush')
    await shop.hear()
    expect((await shop.row(order.id)).state).toBe('paid')
    await applyIntent(shop.system, intentId, { attempt: 1 })
    await expectSoldOnce(order.id)
  })

  it('about an earlier card does not decide about the present one', async () => {
    const { fan, order } = await atTheTill()
    await shop.confirm(fan, order.id, 'pm_card_visa_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    await shop.confirm(fan, order.id)
    await applyIntent(shop.system, (await shop.row(order.id)).intent_id ?? '')
    expect((await shop.row(order.id)).state).toBe('confirming')
    await shop.reaches(order.id, 'paid')
    await expectSoldOnce(order.id)
  })

  it('is accepted only with a valid signature', async () => {
    const fan = await shop.fan()
    const path = '/payments/webhooks/card'
    const forged = { 'stripe-signature': 't=1,v1=00' }
    expect((await shop.send(null, path, { id: 'evt_1' })).statusCode).toBe(401)
    expect((await shop.send(null, path, { id: 'evt_1' }, forged)).statusCode).toBe(401)
    expect((await shop.send(fan, path, { id: 'evt_1' }, forged)).statusCode).toBe(403)
  })
})

describe('a provider that is down', () => {
  it('makes the workflow wait, and is charged once', async () => {
    const { fan, order } = await atTheTill()
    await shop.confirm(fan, order.id)
    await shop.provider.end()
    await shop.react()
    expect((await shop.row(order.id)).state).toBe('confirming')
    await shop.provider.start()
    await shop.reaches(order.id, 'paid')
    await expectSoldOnce(order.id)
  })
})

describe('the sweep', () => {
  it('charges what lost its workflow, and the workflow finds nothing left', async () => {
    const { fan, order } = await atTheTill()
    await shop.confirm(fan, order.id)
    minutes(3)
    await shop.sweep()
    expect((await shop.row(order.id)).state).toBe('paid')
    await shop.react()
    await expectSoldOnce(order.id)
  })

  it('settles an order whose event never came', async () => {
    const { fan, order } = await atTheTill()
    await shop.confirm(fan, order.id, await shop.provider.card('4000000000007023'))
    await shop.reaches(order.id, 'processing')
    await shop.provider.control('webhooks', { hold: true })
    await shop.provider.control(`hurry/${(await shop.row(order.id)).intent_id}`)
    minutes(3)
    await shop.sweep()
    expect((await shop.row(order.id)).state).toBe('paid')
    await expectSoldOnce(order.id)
  })

  it('closes an offer that nobody took', async () => {
    const { fan, id, order } = await atTheTill()
    minutes(15)
    await refuses(shop.confirm(fan, order.id), 'order.expired')
    await shop.sweep()
    expect((await shop.row(order.id)).state).toBe('expired')
    expect((await shop.quote(fan, id)).id).not.toBe(order.id)
  })

  it('cancels a payment that the buyer did not verify within an hour', async () => {
    const { fan, id, order } = await atTheTill()
    await shop.confirm(fan, order.id, 'pm_card_threeDSecure2Required')
    await shop.reaches(order.id, 'needs-action')
    minutes(61)
    await shop.sweep()
    await shop.sweep()
    const { state, failure, intent_id } = await shop.row(order.id)
    expect([state, failure]).toEqual(['expired', 'not-confirmed-in-time'])
    const intent = await shop.provider.stripe.paymentIntents.retrieve(intent_id ?? '')
    expect(intent.status).toBe('canceled')
    const again = await shop.quote(fan, id)
    await shop.confirm(fan, again.id)
    await shop.reaches(again.id, 'paid')
    await expectSoldOnce(again.id)
  })
})
