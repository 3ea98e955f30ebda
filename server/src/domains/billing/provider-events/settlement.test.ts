import { money, type OrderId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDue } from '../../../platform/events/due.ts'
import { reconcilePeriod } from '../reconcile-day.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { readStatement } from './due.ts'

const shop = await openShopForTests()
const { provider, system, creator } = shop
const { books, refundSale, refundReaches, dispute, decide } = claimsOf(shop)
const day = 86_400_000

const settleAt = (eur: number, gbp = 1.25) =>
  provider.control('settlement', { currency: 'usd', rates: { eur, gbp } })
beforeAll(() => settleAt(1.1))
afterAll(() => books.expectSound())

const soldIn = async (currency: 'EUR' | 'GBP' | 'USD', card = 'pm_card_visa', title?: string) => {
  const fan = await shop.fan()
  const order = await shop.quote(fan, await shop.content(money(999, currency), title))
  await shop.confirm(fan, order.id, card.startsWith('pm_') ? card : await provider.card(card))
  await shop.reaches(order.id, 'paid')
  return order.id as OrderId
}
const settle = () => runDue(system, [readStatement])
const differences = () => {
  const now = Date.now()
  return reconcilePeriod(system, { from: new Date(now - day), to: new Date(now + day) })
}
const creatorHas = () => books.creatorHas(creator.actor.accountId, 'EUR')

it('keeps the shares in the currency of the charge, and has the rest in that of the balance', async () => {
  let euros = {}
  const dollars = await books.movedBy(async () => {
    euros = await books.movedBy(async () => {
      await soldIn('EUR')
      await settle()
    }, 'EUR')
  })
  // 10.28 at 1.10 is 11.308, and the fee of 0.60 is 0.66.
  expect(euros).toEqual({ platform: 120, processing: 29, fx: 1028 })
  expect(dollars).toEqual({ clearing: 1131 - 66, providerFees: 66, fx: -1131 })
  expect((await creatorHas()).pending).toBe(879)
  expect(await differences()).toEqual([])
})

it('leaves what a refund at another rate costs on fx', async () => {
  const id = await soldIn('EUR')
  await settle()
  await settleAt(1.2)
  let euros = {}
  const dollars = await books.movedBy(async () => {
    euros = await books.movedBy(async () => {
      await refundSale(id)
      await refundReaches(id, 'done')
      await settle()
    }, 'EUR')
  })
  expect(euros).toEqual({ platform: -120, processing: -29, fx: -1028 })
  expect(dollars).toEqual({ clearing: -1234, fx: 1234 })
  expect(await differences()).toEqual([])
})

it.each(['EUR', 'GBP', 'USD'] as const)(
  'settles a dispute of %s, opened and lost',
  async (currency) => {
    const id = await soldIn(currency, 'pm_card_createDispute')
    await settle()
    await settleAt(1.15, 1.3)
    await dispute(id)
    await settle()
    await decide(id)
    await settle()
    expect((await shop.row(id)).refund_status).toBe('lost')
    expect(await differences()).toEqual([])
  },
)

it('settles a dispute that is won, which comes back at another rate', async () => {
  const id = await soldIn('EUR', 'pm_card_createDispute', 'winning_evidence')
  await dispute(id)
  await settleAt(1.3)
  await decide(id)
  expect((await shop.row(id)).refund_status).toBe('kept')
  expect(await differences()).toEqual([])
})

it('settles a refund that the bank sends back, and parts', async () => {
  const id = await soldIn('GBP', '4000000000005126')
  const { charge_id } = await shop.row(id)
  await provider.control(`charges/${charge_id}/refund`, { amount: 333 })
  await refundReaches(id, 'done')
  await settle()
  await settleAt(1.1, 1.4)
  const [refund] = (await provider.stripe.refunds.list({ charge: charge_id ?? '' })).data
  await provider.control(`hurry/${refund?.id}`)
  await refundReaches(id, 'failed')
  await settle()
  expect(await differences()).toEqual([])
})
