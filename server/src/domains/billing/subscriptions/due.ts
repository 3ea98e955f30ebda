import { leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lockCustomer } from '../customers/writer.ts'
import { advance } from './advance.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { claimDueSubscriptions, dropLease, lockSubscription } from './writer/subscriptions.ts'

const minute = 60_000

/** Nobody waits for anything outside here: the charge is a workflow of its own. */
const settle = (scope: Scope, { id, account_id }: SubscriptionRow, claimed: Date) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, account_id, now)
    const row = await lockSubscription(tx, id)
    // Whoever changed it meanwhile has said when to look next.
    if (row?.due_at?.getTime() !== claimed.getTime()) return
    await advance(tx, { ...row, due_at: null }, now)
    await dropLease(tx, row, claimed)
  })

/** Periods that end, pauses, refused cards: whatever the calendar brings by itself. */
export const advanceSubscriptions = leasedTask({
  name: 'billing.advance-subscriptions',
  leaseMs: 2 * minute,
  claim: claimDueSubscriptions,
  settle,
})
