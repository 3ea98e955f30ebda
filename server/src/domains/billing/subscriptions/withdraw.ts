import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Withdrawn } from '../orders/kind.ts'
import { cancel } from './cancel.ts'
import { endNow, readEndOffer } from './end-now.ts'
import { lockInvoiced } from './invoiced.ts'
import type { TierOrder } from './order.ts'

/** Needs the customer's lock. It never renews again, and unused days go back if they may. */
export const withdrawSubscription = async (
  tx: Transaction,
  order: TierOrder,
  now: Date,
): Promise<Withdrawn> => {
  const { row } = (await lockInvoiced(tx, order)) ?? fail('refund.not-possible')
  if (row.state === 'expired') return fail('refund.not-possible')
  const { returns } = await readEndOffer(tx, row, now)
  if (returns) {
    await endNow(tx, row, { why: 'ended-by-fan', atFault: false }, now)
    return { returns, until: null }
  }
  const left = row.state === 'cancelled' ? row : await cancel(tx, row, now)
  return { returns: null, until: left.state === 'expired' ? null : left.period_end }
}
