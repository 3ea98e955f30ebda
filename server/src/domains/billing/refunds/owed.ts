import { type Money, money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  isTermOrder,
  isTierOrder,
  type OrderRow,
  type TermOrder,
  type TierOrder,
} from '../checkout/reader/orders.ts'
import { holderOf } from './access.ts'
import { canRefund } from './policy.ts'
import type { RefundRow } from './reader/refunds.ts'

interface Owed {
  readonly order: TierOrder | TermOrder
  readonly amount: Money
  readonly words: string
}

/**
 * What we gave back of time that had ended, and a bank has sent back: it stays ended, so the money is
 * still the buyer's. Newest refund first.
 */
export const readOwed = async (
  tx: Transaction,
  order: OrderRow,
  refunds: readonly RefundRow[],
): Promise<Owed | null> => {
  const [newest] = refunds
  if (newest?.state !== 'failed' || newest.asked_by !== 'platform') return null
  if (!(isTierOrder(order) || isTermOrder(order))) return null
  // Months that nobody has claimed are their giver's again, and go back by the rule.
  const isOver = (await holderOf(tx, order)) !== null && canRefund(order, refunds).allowed
  const { amount, currency, words } = newest
  return isOver ? { order, amount: money(amount, currency), words } : null
}
