import { addMoney, type Money, money, subtractMoney, takeFromShares } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { bookSaleLines, paidFor, type SaleLine, splitSaleLines } from '../orders/sale-lines.ts'
import { returnMoney } from '../refunds/new-refund.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { tipSaleLines } from '../tips/sale-lines.ts'
import { monthsLater } from './calendar.ts'
import type { TierOrder } from './order.ts'
import { readInvoiceOfOrder } from './reader/invoices.ts'

type Sold = Pick<TierOrder, 'id' | 'creator_id'>

/** Several months are earned one by one, so that unused ones can go back; odd cents are in the first. */
export const monthSaleLines = (
  { id, creator_id: creatorId }: Sold,
  months: number,
  sum: Money,
  now: Date,
): SaleLine[] => {
  if (months === 1) return [{ kind: 'sale', source: id, creatorId, sum }]
  const shares = takeFromShares(
    sum,
    Array.from({ length: months }, () => money(sum.amount, sum.currency)),
  )
  return shares.map((share, month) => ({
    kind: 'sale',
    source: `${id}:${month + 1}`,
    creatorId,
    sum: share,
    earnedAt: monthsLater(now, 'UTC', month),
  }))
}

const monthsOfYear = Array.from({ length: 12 }, (_, at) => at + 1)

/** A year is earned by the month, and so is what is left of one for whoever goes up in it. */
const monthsOf = async (tx: Transaction, { id, interval }: TierOrder, now: Date) => {
  if (interval === 'month') return 1
  const invoice = await readInvoiceOfOrder(tx, id)
  const isAll = (months: number) => invoice && monthsLater(now, 'UTC', months) >= invoice.period_end
  return monthsOfYear.find(isAll) ?? monthsOfYear.length
}

/** What a payment is for: the months of its period, and the tips that were charged along. */
const partsOf = async (tx: Transaction, order: TierOrder, now: Date) => {
  const tips = tipSaleLines(order, await readTipsOfOrder(tx, order.id))
  const period = tips.reduce((left, { sum }) => subtractMoney(left, sum), paidFor(order))
  const months = monthSaleLines(order, await monthsOf(tx, order, now), period, now)
  return { months, tips }
}

export const bookPeriod = async (tx: Transaction, order: TierOrder, charge: string, now: Date) => {
  const { months, tips } = await partsOf(tx, order, now)
  await bookSaleLines(tx, order, [...months, ...tips], charge, now)
}

/** What was paid for the period itself with its part of the fee, as it is booked. */
const totalOfPeriod = async (tx: Transaction, order: TierOrder, now: Date) => {
  const { months, tips } = await partsOf(tx, order, now)
  const sums = [...months, ...tips].map(({ sum }) => sum)
  const splits = splitSaleLines(order, sums)
  return splits
    .slice(0, months.length)
    .map(({ total }) => total)
    .reduce(addMoney)
}

/** Tips that were charged along are given: whoever got them was told, and keeps them. */
export const returnPeriod = async (tx: Transaction, order: TierOrder, now: Date) => {
  const amount = await totalOfPeriod(tx, order, now)
  const words = 'Payment for something that had already ended'
  // A code may have left nothing to pay but the tips.
  if (amount.amount > 0) await returnMoney(tx, order, { amount, words }, now)
}
