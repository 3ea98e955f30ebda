import type { OrderId } from '@fanfare/contract'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { numberReceipts } from './writer.ts'

/**
 * One follows all payments, so numbers have no gaps and no buyer waits for another's. The year is
 * that of the payment.
 */
const giveNumbers = subscriber('billing.number-receipts', {
  'billing.order-paid': async (tx, events, scope) => {
    const years = Map.groupBy(events, ({ occurredAt }) => occurredAt.getUTCFullYear())
    for (const [year, paid] of years) {
      const orders = paid.map(({ payload }): OrderId => payload.orderId)
      await numberReceipts(tx, year, [...new Set(orders)], scope.now())
    }
  },
})

export const receiptSubscribers = [giveNumbers]
