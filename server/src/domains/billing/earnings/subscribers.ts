import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { addRevenue } from '../../catalog/index.ts'
import { kindOf } from '../orders/kinds.ts'
import { type OrderRow, readOrderRows } from '../orders/reader.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { type Change, changesOfEntries, changesOfOrders } from './changes.ts'
import { salesMail } from './mails.ts'
import { addChanges } from './writer.ts'

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
    const orders = events.map(({ payload }): OrderId => payload.orderId)
    await count(tx, await changesOfOrders(tx, orders))
  },
  'billing.sale-corrected': async (tx, events) => {
    const corrections = events.map(({ payload }) => payload)
    await count(tx, await changesOfEntries(tx, corrections))
  },
})

/** Renewals are no news, tips are told with their messages, and what was free is no sale. */
const isNews = (order: OrderRow) => kindOf(order).words.sold !== undefined && order.total > 0

const mailSales = subscriber('billing.mail-sales', {
  'billing.order-paid': async (tx, events, scope) => {
    const ids = events.map(({ payload }): OrderId => payload.orderId)
    const sold = (await readOrderRows(tx, ids)).filter(isNews)
    const letters = [...Map.groupBy(sold, ({ creator_id }) => creator_id)].flatMap(
      ([accountId, sales]): Letter[] => {
        const mail = salesMail(scope.config.PUBLIC_ORIGIN, sales as [OrderRow])
        return accountId ? [{ accountId, mail }] : []
      },
    )
    await mailAccounts(tx, letters, scope)
  },
})

export const earningSubscribers = [countEarnings, mailSales]
