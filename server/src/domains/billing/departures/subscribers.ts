import type { AccountId, OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { readAccount, readAccounts } from '../../identity/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import { lockCustomer } from '../customers/writer.ts'
import { readOrderRow } from '../orders/reader.ts'
import { cancel } from '../subscriptions/cancel.ts'
import { isTermOrder } from '../subscriptions/order.ts'
import { readRenewing } from '../subscriptions/reader/subscriptions.ts'
import { lockSubscription } from '../subscriptions/writer/subscriptions.ts'
import { readTiersOnSale } from '../tiers/reader.ts'
import { tellSelling } from '../tiers/tell-selling.ts'
import { changeTier, lockTiersOf } from '../tiers/writer.ts'
import { forgetDeparture, noteDeparture } from './writer.ts'

/** Nobody is charged for what they cannot open. */
const stopRenewals = async (tx: Transaction, accountId: AccountId, now: Date) => {
  await lockCustomer(tx, accountId, now)
  for (const { id } of await readRenewing(tx, accountId)) {
    const row = await lockSubscription(tx, id)
    if (row) await cancel(tx, row, now)
  }
}

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
      const onSale = await readTiersOnSale(tx, id)
      for (const tier of onSale) {
        await changeTier(tx, tier.id, { archived_at: now, is_popular: false })
      }
      if (onSale.length > 0) await tellSelling(tx, id, now)
    }
  },
})

/** Their tiers stay: who is restored sells them again. What was ended stays ended. */
const noteSuspensions = subscriber('billing.note-suspensions', {
  'identity.suspension-changed': async (tx, events, scope) => {
    const now = scope.now()
    const ids = [...new Set(events.map(({ payload }) => payload.accountId))]
    const suspended = await readSuspended(tx, ids)
    for (const { id, role } of await readAccounts(tx, ids)) {
      if (suspended.has(id)) {
        await noteDeparture(tx, id, now)
        await stopRenewals(tx, id, now)
      } else if (role === 'creator') await forgetDeparture(tx, id)
    }
  },
})

const noteLate = async (tx: Transaction, id: OrderId, now: Date) => {
  const order = await readOrderRow(tx, id)
  if (!order || !isTermOrder(order)) return
  const creator = await readAccount(tx, order.creator_id)
  const suspended = await readSuspended(tx, [order.creator_id])
  if (creator?.role !== 'creator' || suspended.size > 0)
    await noteDeparture(tx, order.creator_id, now)
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

export const departureSubscribers = [noteDepartures, noteSuspensions, noteLateGifts]
