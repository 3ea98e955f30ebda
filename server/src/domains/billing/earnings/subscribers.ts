import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { addRevenue } from '../../catalog/index.ts'
import { readOrderRow } from '../checkout/reader/orders.ts'
import { type Change, changeOfEntry, changesOfOrder } from './changes.ts'
import { addChanges } from './writer/sums.ts'

/** A tip or a subscription belongs to no post. */
const count = async (tx: Transaction, changes: readonly Change[]) => {
  await addChanges(tx, changes)
  const ofContents = changes.flatMap(({ contentId, currency, net }) =>
    contentId ? [{ contentId, currency, net }] : [],
  )
  await addRevenue(tx, ofContents)
}

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
    await count(tx, changes)
  },
  'billing.sale-corrected': async (tx, events) => {
    const changes: Change[] = []
    for (const { payload } of events) changes.push(...(await changeOfEntry(tx, payload)))
    await count(tx, changes)
  },
})

export const earningSubscribers = [countEarnings]
