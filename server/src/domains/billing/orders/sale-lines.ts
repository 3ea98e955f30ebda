import {
  addMoney,
  type Money,
  money,
  type SaleSplit,
  subtractMoney,
  takeFromShares,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { postSales, type Sale } from '../../ledger/index.ts'
import { readProfiles } from '../../profiles/index.ts'
import { availableAt } from './policy.ts'
import type { OrderRow } from './reader.ts'

/** Something that a charge pays for, before the fee. */
export interface SaleLine extends Pick<Sale, 'kind' | 'source' | 'creatorId'> {
  readonly sum: Money
  /** When the creator's share begins to wait; with the payment unless it is said. */
  readonly earnedAt?: Date
}

type Fees = Pick<OrderRow, 'currency' | 'processing' | 'platform' | 'tax'>

/**
 * Fees are of the whole charge and laid on its parts in proportion. Rounding happens once, so the
 * parts are the charge to the cent.
 */
export const splitSaleLines = (order: Fees, sums: readonly Money[]): SaleSplit[] => {
  const laid = (amount: number) => takeFromShares(money(amount, order.currency), sums)
  const [processing, platform, tax] = [order.processing, order.platform, order.tax].map(laid)
  const nothing = money(0, order.currency)
  return sums.map((sum, at) => {
    const fee = processing?.[at] ?? nothing
    const kept = platform?.[at] ?? nothing
    const due = tax?.[at] ?? nothing
    const creator = subtractMoney(subtractMoney(sum, kept), due)
    return { total: addMoney(sum, fee), processing: fee, platform: kept, tax: due, creator }
  })
}

/** Who gets what of the money that this charge has moved, in one statement. */
export const bookSaleLines = async (
  tx: Transaction,
  order: OrderRow,
  given: readonly SaleLine[],
  charge: string,
  now: Date,
) => {
  const parts = given.filter(({ sum }) => sum.amount > 0)
  const sums = parts.map(({ sum }) => sum)
  const splits = splitSaleLines(order, sums)
  const creators = new Set(parts.map(({ creatorId }) => creatorId))
  const profiles = await readProfiles(tx, [...creators])
  const since = new Map(profiles.map((one) => [one.account_id, one.creator_since]))
  const sales = parts.map(({ kind, source, creatorId, earnedAt = now }, at) => ({
    kind,
    source,
    creatorId,
    reference: charge,
    rail: order.rail,
    split: splits[at] as SaleSplit,
    availableAt: availableAt(since.get(creatorId) ?? null, earnedAt),
  }))
  await postSales(tx, sales, now)
}

/** What is paid for besides the fee. */
export const paidFor = ({ price, discount, currency }: OrderRow) =>
  money(price - discount, currency)
