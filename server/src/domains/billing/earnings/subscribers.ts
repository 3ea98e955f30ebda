import { subscriber } from '../../../platform/events/subscriber.ts'
import { readOrderRow } from '../checkout/reader/orders.ts'
import { type Change, changeOfEntry, changesOfOrder } from './changes.ts'
import { addChanges } from './writer/sums.ts'

/**
 * Follows the books in the transaction that also moves its cursor, so every entry counts once. A
 * moment behind them, which no sum that can be spent is.
 */
const countEarnings = subscriber('billing.count-earnings', {
  'billing.order-paid': async (tx, events) => {
    const changes: Change[] = []
    for (const { payload } of events) {
      const order = await readOrderRow(tx, payload.orderId)
      if (order) changes.push(...(await changesOfOrder(tx, order)))
    }
    await addChanges(tx, changes)
  },
  'billing.sale-corrected': async (tx, events) => {
    const changes: Change[] = []
    for (const { payload } of events) changes.push(...(await changeOfEntry(tx, payload)))
    await addChanges(tx, changes)
  },
})

export const earningSubscribers = [countEarnings]
