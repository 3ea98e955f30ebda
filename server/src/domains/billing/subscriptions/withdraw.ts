import type { Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { TierOrder } from '../checkout/reader/orders.ts'
import { cancel } from './cancel.ts'
import { endNow, readEndOffer } from './end-now.ts'
import { lockInvoiced } from './lock-invoiced.ts'

export interface Withdrawn {
  /** Null where nothing goes back; access then stays until the period ends. */
  readonly returns: Money | null
  readonly until: Date | null
}

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
