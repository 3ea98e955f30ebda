import { type Currency, currencies, money, OrderId, splitPrice } from '@fanfare/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFullSize } from '../../../../../test/full-size.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { findEntry } from '../../../ledger/index.ts'
import { booksOf } from '../../../ledger/test/books.ts'
import { billingRoutes } from '../../index.ts'
import { settlePaid } from '../../payments/settle.ts'
import { viewReceipt } from '../../receipts/view-receipt.ts'
import { monthSaleLines } from '../../subscriptions/book.ts'
import { openShopForTests } from '../../test/shop.ts'
import * as model from '../../test/tax-model.ts'
import { splitSaleLines } from '../sale-lines.ts'
import { lockOrder } from '../writer.ts'
import { buyerCountry, taxOf } from './tax.ts'

const shop = await openShopForTests()
const books = booksOf(shop.world)
const { config } = shop.world.platform
Object.assign(config, { COUNTRY_HEADER: 'x-country' })

/** Few with a seed that stays; at full size many with one of their own. */
const randomRuns = (few: number, many: number) =>
  isFullSize ? { numRuns: many } : { numRuns: few, seed: 7 }

const rate = fc.oneof(fc.constantFrom(0, 700, 1900, 2000, 2550), fc.nat({ max: 5000 }))
const price = fc.integer({ min: 299, max: 200_000 })
const place = fc.constantFrom('DE', 'FI', 'GB', 'US')
const nothing = { params: undefined, query: undefined, body: undefined }

type Amounts = Record<string, { readonly amount: number }>
const amountsIn = (sums: Amounts) =>
  Object.fromEntries(Object.entries(sums).map(([name, { amount }]) => [name, amount]))

it('splits prices and months as the rules say', () => {
  const months = fc.constantFrom(1, 3, 6, 12)
  fc.assert(
    fc.property(
      price,
      rate,
      months,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sum, at, n, off) => {
        const discount = Math.floor((sum - 299) * off)
        const left = money(sum - discount, 'EUR')
        const whole = splitPrice(left, at)
        expect(amountsIn({ ...whole })).toEqual(model.splitOf(sum, discount, at))

        const parts = monthSaleLines({ id: 'o', creator_id: 'c' } as never, n, left, new Date(0))
        const order = { currency: 'EUR', ...amountsIn({ ...whole }) }
        const split = splitSaleLines(
          order as never,
          parts.map((part) => part.sum),
        )
        expect(split.map((one) => amountsIn({ ...one }))).toEqual(model.lines(sum, discount, at, n))
      },
    ),
    randomRuns(300, 20_000),
  )
})

it('finds the country as the rules say', () => {
  const maybe = fc.option(place)
  fc.assert(
    fc.property(maybe, maybe, maybe, (stated, card, network) => {
      const evidence = {
        country_stated: stated,
        country_of_card: card,
        country_of_network: network,
      }
      expect(buyerCountry(evidence)).toBe(model.countryOf({ stated, card, network }))
    }),
    randomRuns(100, 1_000),
  )
})

interface Case {
  readonly sum: number
  readonly currency: Currency
  readonly stated: string
  readonly card: string | null
  readonly network: string | null
  readonly percents: Record<string, number>
  /** How much of the total goes back, one after the other. */
  readonly backs: readonly number[]
}

const buy = async (fan: SignedInScope, { sum, currency, stated, network }: Case) => {
  const content = await shop.content(money(sum, currency))
  const { order } = await billingRoutes.createQuote(
    fan,
    { ...nothing, body: { type: 'content', id: content, country: stated } },
    {} as never,
  )
  const id = OrderId.parse(order.id)
  const body = {
    paymentMethod: 'pm_card_visa' as never,
    consent: true,
    saveCard: false,
    country: stated,
    timeZone: 'UTC',
    overBudget: false,
  } as const
  const headers = new Headers(network ? { 'x-country': network } : {})
  await billingRoutes.confirmOrder(fan, { ...nothing, params: { id }, body }, {
    headers,
  } as never)
  return { id, lines: order.lines }
}

/** As if the provider had said that this card was charged. */
const pay = (id: OrderId, country: string | null) =>
  shop.system.transact(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Error('it was confirmed')
    const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2099 }
    const paid = {
      kind: 'paid',
      charge: `ch_${id}`,
      received: money(order.total, order.currency),
      card: { ...card, country, fingerprint: null },
      fee: null,
    } as const
    await settlePaid(tx, order, paid, taxOf(shop.system), shop.system.now())
  })

const refund = async (id: OrderId, amount: number, currency: Currency) => {
  const sale = await findEntry(shop.system.db, 'sale', id)
  if (!sale) throw new Error('it was sold')
  await books.refund(sale.id, { amount: money(amount, currency) })
}

const keep = (left: model.Shares, back: model.Shares): model.Shares => ({
  creator: left.creator - back.creator,
  platform: left.platform - back.platform,
  processing: left.processing - back.processing,
  tax: left.tax - back.tax,
})

it('agrees to the cent in quote, ledger, receipt, refund and earnings', async () => {
  const one = fc.record({
    sum: price,
    currency: fc.constantFrom(...currencies),
    stated: place,
    card: fc.option(place),
    network: fc.option(place),
    percents: fc.dictionary(
      place,
      fc.nat({ max: 5000 }).map((hundredths) => hundredths / 100),
    ),
    backs: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 3 }),
  })
  const sold: Record<Currency, model.Split[]> = { USD: [], EUR: [], GBP: [] }
  const returned: Record<Currency, model.Shares[]> = { USD: [], EUR: [], GBP: [] }

  const check = async (given: Case) => {
    const { sum, currency, stated, card, network, percents } = given
    Object.assign(config, { TAX_TABLE: percents })
    const table = Object.fromEntries(
      Object.entries(percents).map(([country, percent]) => [country, Math.round(percent * 100)]),
    )
    const fan = await shop.fan()
    const quote = await buy(fan, given)
    const { total, processing, tax, platform, creator } = quote.lines
    const quoted = model.splitOf(sum, 0, model.rateFor(stated, table))
    expect(amountsIn({ total, processing, tax, platform, creator })).toEqual(quoted)

    const moved = await books.movedBy(() => pay(quote.id, card), currency)
    const country = model.countryOf({ stated, card, network })
    const expected = model.splitOf(sum, 0, model.rateFor(country, table))
    const { total: paid, ...shares } = expected
    expect(moved).toEqual({
      clearing: paid,
      platform: shares.platform,
      processing: shares.processing,
      ...(shares.tax > 0 ? { tax: shares.tax } : {}),
    })
    sold[currency].push(expected)

    let left: model.Shares = shares
    for (const part of given.backs) {
      const rest = left.creator + left.platform + left.processing + left.tax
      const amount = Math.min(rest, Math.max(1, Math.floor(paid * part)))
      if (rest === 0) break
      await refund(quote.id, amount, currency)
      const back = model.takeBack(left, amount)
      returned[currency].push(back)
      left = keep(left, back)
    }

    const receipt = await viewReceipt(fan, quote.id)
    expect(receipt.order.lines.total.amount).toBe(paid)
    expect(receipt.order.lines.taxRate).toBe(model.rateFor(country, table))
    expect(amountsIn(receipt.shared as unknown as Amounts)).toEqual(shares)
    expect(amountsIn(receipt.held as unknown as Amounts)).toEqual(left)
  }
  await fc.assert(
    fc.asyncProperty(one, async (given) => {
      await check(given)
    }),
    { ...randomRuns(15, 150), endOnFailure: true },
  )

  await shop.react()
  for (const currency of currencies) {
    const query = { period: '30d' as const, currency }
    const { sums } = await billingRoutes.readEarnings(
      shop.creator,
      { ...nothing, query },
      {} as never,
    )
    const { sales, ...earned } = sums
    expect(sales).toBe(sold[currency].length)
    expect(amountsIn(earned)).toEqual(model.earningsOf(sold[currency], returned[currency]))
  }
  await books.expectSound()
})
