import type { AccountId, OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { readPromotion } from '../promotions/reader.ts'
import { readInvoicesOfOrders } from '../subscriptions/reader/invoices.ts'
import { readTrialDays } from '../subscriptions/reader/trials.ts'
import { taxOf } from '../tax/tax.ts'
import { taxed } from '../tax/taxed.ts'
import { readTipsOfOrders, type TipRow } from '../tips/reader.ts'
import { presentOrder } from './presenter.ts'
import { isTierOrder, type OrderRow } from './reader/orders.ts'
import { readReturned } from './reader/returned.ts'

/** By order; tabs have them, and renewals that a tab has joined. */
const readTips = async ({ db }: SignedInScope, orders: readonly OrderRow[]) => {
  const isTipped = ({ kind }: OrderRow) => kind === 'tips' || kind === 'subscription'
  const ids = orders.filter(isTipped).map(({ id }) => id)
  const tips = ids.length > 0 ? await readTipsOfOrders(db, ids) : []
  return Map.groupBy(tips, ({ order_id }) => order_id as OrderId)
}

const readInvoices = async ({ db }: SignedInScope, orders: readonly OrderRow[]) => {
  const ids = orders.filter(isTierOrder).map(({ id }) => id)
  const invoices = ids.length > 0 ? await readInvoicesOfOrders(db, ids) : []
  return new Map(invoices.map((invoice) => [invoice.order_id as OrderId, invoice]))
}

/** How long the code of a first period holds. */
const readPeriods = async ({ db }: SignedInScope, orders: readonly OrderRow[]) => {
  const periods = new Map<string, number>()
  for (const { promotion_id: id } of orders.filter(isTierOrder)) {
    if (id && !periods.has(id)) periods.set(id, (await readPromotion(db, id))?.periods ?? 1)
  }
  return periods
}

/** Only whoever has not paid yet can try it first. */
const readTrials = async ({ db }: SignedInScope, orders: readonly OrderRow[]) => {
  const days = new Map<OrderId, number>()
  for (const order of orders.filter(isTierOrder)) {
    if (order.state !== 'quoted') continue
    days.set(order.id, await readTrialDays(db, order.account_id, order.tier_id))
  }
  return days
}

const creatorsOf = (orders: readonly OrderRow[], tips: readonly TipRow[]): AccountId[] => [
  ...orders.flatMap(({ creator_id }) => creator_id ?? []),
  ...tips.map(({ creator_id }) => creator_id),
]

/** Until it is paid the tax is what it would be now. */
const withTax = (scope: SignedInScope, order: OrderRow): OrderRow =>
  order.state === 'paid' ? order : { ...order, ...taxed(order, taxOf(scope)) }

export const viewOrders = async (scope: SignedInScope, orders: readonly OrderRow[]) => {
  const tips = await readTips(scope, orders)
  const people = await readPeople(scope, creatorsOf(orders, [...tips.values()].flat()))
  const invoices = await readInvoices(scope, orders)
  const periods = await readPeriods(scope, orders)
  const trials = await readTrials(scope, orders)
  const paid = orders.filter(({ state }) => state === 'paid').map(({ id }) => id)
  const returned = await readReturned(scope.db, paid)
  return orders.map((order) => {
    const known = {
      people,
      tips: tips.get(order.id) ?? [],
      invoice: invoices.get(order.id) ?? null,
      periods: periods.get(order.promotion_id ?? '') ?? 1,
      trialDays: trials.get(order.id) ?? 0,
      returned: returned.get(order.id) ?? 0,
    }
    return presentOrder(withTax(scope, order), known, scope.now())
  })
}

export const viewOrder = async (scope: SignedInScope, order: OrderRow) => {
  const [shown] = await viewOrders(scope, [order])
  return shown as NonNullable<typeof shown>
}
