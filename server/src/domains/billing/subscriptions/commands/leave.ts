import type { SubscriptionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { endNow } from '../end-now.ts'
import { freePlanned } from '../finish.ts'
import { canCancel } from '../policy.ts'
import { moveSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

/** What is no longer paid for has nothing left to wait for: that ends at once. */
const hasTimeLeft = (state: string) => state === 'active'

/** One click. Nothing more is charged, and what was paid for stays open to its end. */
export const cancelSubscription = (scope: SignedInScope, id: SubscriptionId) =>
  withOwn(scope, id, async (tx, row, now) => {
    canCancel(row).orThrow()
    // A free tier has no period that could end.
    if (!hasTimeLeft(row.state) || row.period_end === null) {
      return endNow(tx, row, { why: 'ended-by-fan', atFault: false }, now)
    }
    // A charge on its way is for what they wished; what becomes of that is known when it ends.
    if (row.open_invoice_id) return moveSubscription(tx, row, 'cancel', { pause_months: null }, now)
    await freePlanned(tx, row)
    const wishes = { pause_months: null, next_tier_id: null, next_interval: null, next_price: null }
    return moveSubscription(tx, row, 'cancel', wishes, now)
  })

export const endSubscription = (scope: SignedInScope, id: SubscriptionId) =>
  withOwn(scope, id, (tx, row, now) =>
    row.state === 'incomplete'
      ? fail('subscription.not-now')
      : endNow(tx, row, { why: 'ended-by-fan', atFault: false }, now),
  )
