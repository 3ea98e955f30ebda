import { money } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { ofCreator } from '../accounts.ts'
import { readSpendable } from '../reader/balances.ts'
import { readPending, readSales, readSalesOf } from '../reader/earnings.ts'
import { readEntriesAbout, readLines } from '../reader/entries.ts'
import { aCreator, nothing, openBooks } from '../test/books.ts'
import { postProviderFee } from './fees.ts'

const { books } = await openBooks()

describe('a sale', () => {
  it('of 9.99 is 10.28 in clearing, shared by three', async () => {
    const creator = aCreator()
    const moved = await books.movedBy(() => books.sell(creator))
    expect(moved).toEqual({ clearing: 1028, platform: 120, processing: 29 })
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: 879 })
  })

  it('keeps its tax apart', async () => {
    const moved = await books.movedBy(() => books.sell(aCreator(), { price: 1190, tax: 190 }))
    expect(moved).toEqual({ clearing: 1225, platform: 120, processing: 35, tax: 190 })
  })

  it('shows its lines for the receipt', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    const lines = await readLines(books.scope().db, [sale])
    expect(lines.map(({ debit, credit, amount }) => `${debit} > ${credit} ${amount}`)).toEqual([
      'clearing:card > creator-pending 879',
      'clearing:card > platform-fees 120',
      'clearing:card > processing-fees 29',
    ])
    expect(lines[0]).toMatchObject({ creditOwner: creator, currency: 'USD' })
  })

  it('keeps currencies apart', async () => {
    const creator = aCreator()
    await books.sell(creator, { currency: 'EUR' })
    expect(await books.creatorHas(creator)).toEqual(nothing)
    expect(await books.creatorHas(creator, 'EUR')).toEqual({ ...nothing, pending: 879 })
  })
})

it('tips of one tab are sales of one payment', async () => {
  const [one, other] = [aCreator(), aCreator()]
  const reference = `ch_${uuid()}`
  const tip = (creator: typeof one, price: number) =>
    books.postOne({ ...books.saleOf(creator, { price }), kind: 'tip', reference })
  const moved = await books.movedBy(async () => {
    await tip(one, 300)
    await tip(other, 200)
  })
  expect(moved).toEqual({ clearing: 515, platform: 60, processing: 15 })
  expect(await readSalesOf(books.scope().db, [reference])).toHaveLength(2)
})

it("the provider's fee is an expense paid out of clearing", async () => {
  const fee = { source: 'txn_1', reference: 'ch_1', rail: 'card', fee: money(60, 'USD') } as const
  const moved = await books.movedBy(() => books.post((tx, now) => postProviderFee(tx, fee, now)))
  expect(moved).toEqual({ clearing: -60, providerFees: 60 })
})

describe('a release', () => {
  it('happens when due, as one entry for many sales', async () => {
    const creator = aCreator()
    const sales = [await books.sell(creator), await books.sell(creator, { days: 8 })]
    const pending = await readPending(books.scope().db, creator, 'USD')
    expect(pending.map(({ money: { amount } }) => amount)).toEqual([879, 879])
    await books.releaseAll(6)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: 1758 })
    await books.releaseAll(2)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 1758 })
    expect(await readPending(books.scope().db, creator, 'USD')).toEqual([])
    const [first, second] = await readSales(books.scope().db, sales)
    expect(first?.released_by).toBe(second?.released_by)
  })

  it('leaves past balances readable at every instant', async () => {
    const creator = aCreator()
    await books.sell(creator)
    const before = books.at()
    await books.releaseAll()
    const available = ofCreator('creator-available', creator)
    expect(await books.balance(available, 'USD', before)).toBe(0)
    expect(await books.balance(available, 'USD', books.at())).toBe(879)
    expect(await readSpendable(books.scope().db, available, 'USD')).toEqual(money(879, 'USD'))
  })
})

describe('a refund', () => {
  it('takes back a pending share', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    const moved = await books.movedBy(() => books.refund(sale))
    expect(moved).toEqual({ clearing: -1028, platform: -120, processing: -29 })
    expect(await books.creatorHas(creator)).toEqual(nothing)
    await books.releaseAll()
    expect(await books.creatorHas(creator)).toEqual(nothing)
    const about = await readEntriesAbout(books.scope().db, [sale])
    expect(about.map(({ kind }) => kind)).toEqual(['refund'])
  })

  it('takes from the available balance after the release', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    await books.releaseAll()
    await books.refund(sale)
    expect(await books.creatorHas(creator)).toEqual(nothing)
  })

  it('in parts takes each share in proportion and everything in the end', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    const part = await books.movedBy(() => books.refund(sale, { amount: money(514, 'USD') }))
    expect(part).toEqual({ clearing: -514, platform: -60, processing: -14 })
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: 439 })
    await books.releaseAll()
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 439 })
    const rest = await books.movedBy(() => books.refund(sale))
    expect(rest).toEqual({ clearing: -514, platform: -60, processing: -15 })
    expect(await books.creatorHas(creator)).toEqual(nothing)
  })

  it('of more than is left is refused', async () => {
    const sale = await books.sell(aCreator())
    await books.refund(sale, { amount: money(1000, 'USD') })
    const more = books.refund(sale, { amount: money(29, 'USD') })
    await expect(more).rejects.toMatchObject({ reason: 'more-than-left' })
    await books.refund(sale)
    await expect(books.refund(sale)).rejects.toMatchObject({ reason: 'more-than-left' })
    await expect(books.refund(uuid())).rejects.toMatchObject({ reason: 'unknown-sale' })
  })
})
