import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { readAccount, readAccounts } from '../../identity/index.ts'
import { isTermOrder, readOrderRow } from '../checkout/reader/orders.ts'
import { readTiersOnSale } from '../tiers/reader.ts'
import { changeTier, lockTiersOf } from '../tiers/writer.ts'
import { forgetDeparture, noteDeparture } from './writer.ts'

/** Nothing of theirs is sold from now on; what is sold already is ended page by page. */
const noteDepartures = subscriber('billing.note-departures', {
  'identity.role-changed': async (tx, events, scope) => {
    const now = scope.now()
    const ids = new Set(events.map(({ payload }) => payload.accountId))
    for (const { id, role } of await readAccounts(tx, [...ids])) {
      if (role === 'creator') {
        await forgetDeparture(tx, id)
        continue
      }
      await noteDeparture(tx, id, now)
      await lockTiersOf(tx, id)
      for (const tier of await readTiersOnSale(tx, id)) {
        await changeTier(tx, tier.id, { archived_at: now, is_popular: false })
      }
    }
  },
})

const noteLate = async (tx: Transaction, id: OrderId, now: Date) => {
  const order = await readOrderRow(tx, id)
  if (!order || !isTermOrder(order)) return
  const creator = await readAccount(tx, order.creator_id)
  if (creator?.role !== 'creator') await noteDeparture(tx, order.creator_id, now)
}

/** Months that are paid for, or won back from a bank, when their creator has been seen to already. */
const noteLateGifts = subscriber('billing.note-late-gifts', {
  'billing.order-paid': async (tx, events, scope) => {
    for (const { payload } of events) await noteLate(tx, payload.orderId, scope.now())
  },
  'billing.dispute-changed': async (tx, events, scope) => {
    for (const { payload } of events) {
      if (payload.state === 'won') await noteLate(tx, payload.orderId, scope.now())
    }
  },
})

export const departureSubscribers = [noteDepartures, noteLateGifts]
