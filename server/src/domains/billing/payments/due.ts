import { after } from '../../../platform/clock/after.ts'
import { type DueTask, leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lengths } from '../orders/policy.ts'
import type { OrderRow } from '../orders/reader.ts'
import { claimDueOrders, deleteAbandoned } from '../orders/writer.ts'
import { applyIntent } from './commands/apply-intent.ts'
import { chargeOrder } from './commands/charge-order.ts'
import { closeOrder } from './commands/close-order.ts'

/** What is to be done with an order that has waited long enough in its state. */
const settle = async (scope: Scope, order: OrderRow) => {
  switch (order.state) {
    case 'confirming':
      return chargeOrder(scope, { orderId: order.id, attempt: order.attempt })
    case 'processing':
      return order.intent_id ? applyIntent(scope, order.intent_id) : undefined
    default:
      return closeOrder(scope, order)
  }
}

/** Finishes what lost its workflow or its message, and closes what nobody goes on with. */
export const settleOrders = leasedTask({
  name: 'billing.settle-orders',
  leaseMs: lengths.patience,
  claim: claimDueOrders,
  settle,
})

const hour = 3_600_000
const atOnce = 500

/** An offer that ran out is shown as such for a day; most visits to a checkout leave one behind. */
export const deleteAbandonedQuotes: DueTask = {
  name: 'billing.delete-abandoned-quotes',
  everyMs: hour,
  run: (scope) =>
    scope.transact((tx) => deleteAbandoned(tx, after(scope.now(), -24 * hour), atOnce)),
}
