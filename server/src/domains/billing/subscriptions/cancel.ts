import type { Transaction } from '../../../platform/database/database.ts'
import { endNow } from './end-now.ts'
import { freePlanned } from './finish.ts'
import { canCancel } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { moveSubscription } from './writer/subscriptions.ts'

/** A subscription that is not paid for has no time left, so it ends at once. */
const hasTimeLeft = (state: string) => state === 'active'

/**
 * Needs the customer's and its own lock. Nothing more is charged, and the fan keeps access until the
 * end of the paid period.
 */
export const cancel = async (
  tx: Transaction,
  row: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow> => {
  canCancel(row).orThrow()
  // A free tier has no period that could end.
  if (!hasTimeLeft(row.state) || row.period_end === null) {
    return endNow(tx, row, { why: 'ended-by-fan', atFault: false }, now)
  }
  // An open charge is for the change the fan asked for; it is settled when that charge ends.
  if (row.open_invoice_id) return moveSubscription(tx, row, 'cancel', { pause_months: null }, now)
  await freePlanned(tx, row)
  const wishes = { pause_months: null, next_tier_id: null, next_interval: null, next_price: null }
  return moveSubscription(tx, row, 'cancel', wishes, now)
}
