import {
  type AccountId,
  addMoney,
  type Money,
  money,
  type SaleSplit,
  subtractMoney,
  takeFromShares,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { readProfile } from '../../profiles/index.ts'
import { availableAt } from '../checkout/policy.ts'
import type { TierOrder } from '../checkout/reader/orders.ts'
import { postSale, postTip } from '../ledger/movements/sale.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { monthsLater } from './calendar.ts'

/** Something that this charge pays for, before the fee. */
interface Part {
  readonly source: string
  readonly kind: 'sale' | 'tip'
  readonly creatorId: AccountId
  readonly sum: Money
  /** Months until the creator's share begins to wait. */
  readonly later: number
}

/** A year is earned month by month, so that unused ones can go back; odd cents are in the first. */
const periodParts = (order: TierOrder, sum: Money): Part[] => {
  const { creator_id: creatorId, id } = order
  if (order.interval === 'month') return [{ source: id, kind: 'sale', creatorId, sum, later: 0 }]
  const twelfths = takeFromShares(
    sum,
    Array.from({ length: 12 }, () => money(sum.amount, sum.currency)),
  )
  return twelfths.map((twelfth, later) => ({
    ...{ source: `${id}:${later + 1}`, kind: 'sale' as const, creatorId },
    ...{ sum: twelfth, later },
  }))
}

const partsOf = async (tx: Transaction, order: TierOrder): Promise<Part[]> => {
  const tips = Map.groupBy(await readTipsOfOrder(tx, order.id), ({ creator_id }) => creator_id)
  const tipParts = [...tips].map(([creatorId, own]): Part => {
    const sum = money(
      own.reduce((all, { amount }) => all + amount, 0),
      order.currency,
    )
    return { source: `${order.id}:${creatorId}`, kind: 'tip', creatorId, sum, later: 0 }
  })
  const whole = money(order.price - order.discount, order.currency)
  const period = tipParts.reduce((left, { sum }) => subtractMoney(left, sum), whole)
  return [...periodParts(order, period), ...tipParts]
}

/** Fees are of the whole charge and laid on its parts, so that they add up to it to the cent. */
const splitsOf = (order: TierOrder, parts: readonly Part[]): SaleSplit[] => {
  const sums = parts.map(({ sum }) => sum)
  const share = (amount: number) => takeFromShares(money(amount, order.currency), sums)
  const [processing, platform, tax] = [order.processing, order.platform, order.tax].map(share)
  const nothing = money(0, order.currency)
  return sums.map((sum, at) => {
    const fee = processing?.[at] ?? nothing
    const kept = platform?.[at] ?? nothing
    const due = tax?.[at] ?? nothing
    const creator = subtractMoney(subtractMoney(sum, kept), due)
    return { total: addMoney(sum, fee), processing: fee, platform: kept, tax: due, creator }
  })
}

export const bookPeriod = async (tx: Transaction, order: TierOrder, charge: string, now: Date) => {
  const parts = await partsOf(tx, order)
  const splits = splitsOf(order, parts)
  for (const [at, { source, kind, creatorId, sum, later }] of parts.entries()) {
    const split = splits[at]
    if (!split || sum.amount === 0) continue
    const creator = await readProfile(tx, creatorId)
    const from = later === 0 ? now : monthsLater(now, 'UTC', later)
    const sale = {
      ...{ source, reference: charge, rail: order.rail, creatorId, split },
      availableAt: availableAt(creator?.creator_since ?? null, from),
    }
    await (kind === 'tip' ? postTip : postSale)(tx, sale, now)
  }
}
