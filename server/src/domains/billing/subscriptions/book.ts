import { type Money, money, subtractMoney, takeFromShares } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { bookParts, type Part, paidFor } from '../checkout/parts.ts'
import type { TierOrder } from '../checkout/reader/orders.ts'
import { tipParts } from '../tips/parts.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { monthsLater } from './calendar.ts'

type Sold = Pick<TierOrder, 'id' | 'creator_id'>

/** Several months are earned one by one, so that unused ones can go back; odd cents are in the first. */
export const monthParts = (
  { id, creator_id: creatorId }: Sold,
  months: number,
  sum: Money,
  now: Date,
): Part[] => {
  if (months === 1) return [{ kind: 'sale', source: id, creatorId, sum }]
  const shares = takeFromShares(
    sum,
    Array.from({ length: months }, () => money(sum.amount, sum.currency)),
  )
  return shares.map((share, month) => ({
    ...{ kind: 'sale', source: `${id}:${month + 1}`, creatorId, sum: share },
    earnedAt: monthsLater(now, 'UTC', month),
  }))
}

export const bookPeriod = async (tx: Transaction, order: TierOrder, charge: string, now: Date) => {
  const tips = tipParts(order, await readTipsOfOrder(tx, order.id))
  const period = tips.reduce((left, { sum }) => subtractMoney(left, sum), paidFor(order))
  const months = monthParts(order, order.interval === 'year' ? 12 : 1, period, now)
  await bookParts(tx, order, [...months, ...tips], charge, now)
}
