import type { OrderId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Kind } from '../orders/kind.ts'
import type { OrderRow } from '../orders/reader.ts'
import { bookSaleLines } from '../orders/sale-lines.ts'
import { briefOf } from '../shared/people.ts'
import { readTipsOfOrder, readTipsOfOrders, type TipRow } from './reader.ts'
import { sumsByCreator, tipSaleLines } from './sale-lines.ts'
import { failTab, returnTips, settleTips } from './tab.ts'

/** By order: a tab has them, and a renewal that a tab has joined. */
export const readTipsByOrder = async (db: Queryable, orders: readonly OrderRow[]) => {
  const ids = orders.map(({ id }) => id)
  const tips = await readTipsOfOrders(db, ids)
  const byOrder = Map.groupBy(tips, ({ order_id }) => order_id as OrderId)
  return ({ id }: OrderRow): readonly TipRow[] => byOrder.get(id) ?? []
}

/** A tab of tips. Nobody confirms one: each tip was agreed to when it was given. */
export const tipsKind: Kind = {
  name: 'tips',
  paidBefore: 'order.paid',
  async book(tx, order, charge, now) {
    const tips = await readTipsOfOrder(tx, order.id)
    await bookSaleLines(tx, order, tipSaleLines(order, tips), charge, now)
  },
  deliver: settleTips,
  giveBack: (tx, order, now) =>
    order.state === 'failed' ? failTab(tx, order, now) : returnTips(tx, order, now),
  returned: 'never',
  async show({ db }, orders) {
    const tipsOf = await readTipsByOrder(db, orders)
    return {
      named: orders.flatMap((order) => tipsOf(order).map(({ creator_id }) => creator_id)),
      itemOf: (order, people) => {
        const sums = sumsByCreator(tipsOf(order), order.currency)
        const tips = sums.map(([id, amount]) => ({ creator: briefOf(people, id), amount }))
        return { type: 'tips', title: order.title, tips }
      },
    }
  },
  words: {
    bought: ({ title }) => ({ did: title, open: 'View billing', path: '/settings/billing' }),
    payee: 'the creators you tipped',
    product: ({ title }) => `“${title}”, a voluntary tip to a creator on Fanfare`,
    refundPolicy: 'Tips are voluntary and nonrefundable.',
    unused: 'A tip doesn’t unlock anything, so there is no usage to report.',
  },
}
