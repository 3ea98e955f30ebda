import { type Money, money } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { holderOf, kindOf } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { canRefund } from './policy.ts'
import type { RefundRow } from './reader.ts'

interface Owed {
  readonly amount: Money
  readonly words: string
}

/**
 * What we gave back of time that had ended, and a bank has sent back: it stays ended, so the money is
 * still the buyer's. Newest refund first.
 */
export const readOwed = async (
  db: Queryable,
  order: OrderRow,
  refunds: readonly RefundRow[],
): Promise<Owed | null> => {
  const [newest] = refunds
  if (newest?.state !== 'failed' || newest.asked_by !== 'platform') return null
  if (!kindOf(order).endsForGood) return null
  // Months that nobody has claimed are their giver's again, and go back by the rule.
  const isOver = (await holderOf(db, order)) !== null && canRefund(order, refunds).allowed
  const { amount, currency, words } = newest
  return isOver ? { amount: money(amount, currency), words } : null
}
