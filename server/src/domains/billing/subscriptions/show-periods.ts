import { money, type OrderId, type OrderItem, splitPrice } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import type { Kind } from '../orders/kind.ts'
import { readPromotion } from '../promotions/reader.ts'
import { briefOf, type People } from '../shared/people.ts'
import { readTipsByOrder } from '../tips/kind.ts'
import { sumOf } from '../tips/policy.ts'
import type { TierOrder } from './order.ts'
import { readInvoicesOfOrders } from './reader/invoices.ts'
import { readTrialDays } from './reader/subscriptions.ts'

const readInvoices = async ({ db }: SignedInScope, orders: readonly TierOrder[]) => {
  const ids = orders.map(({ id }) => id)
  const invoices = await readInvoicesOfOrders(db, ids)
  return new Map(invoices.map((invoice) => [invoice.order_id as OrderId, invoice]))
}

/** How long the code of a first period holds. */
const readPeriods = async ({ db }: SignedInScope, orders: readonly TierOrder[]) => {
  const periods = new Map<string, number>()
  for (const { promotion_id: id } of orders) {
    if (id && !periods.has(id)) periods.set(id, (await readPromotion(db, id))?.periods ?? 1)
  }
  return periods
}

/** Only whoever has not paid yet can try it first. */
const readTrials = async ({ db }: SignedInScope, orders: readonly TierOrder[]) => {
  const days = new Map<OrderId, number>()
  for (const order of orders) {
    if (order.state !== 'quoted') continue
    days.set(order.id, await readTrialDays(db, order.account_id, order.tier_id))
  }
  return days
}

/** Their later periods cost what the invoice says, or what was quoted. */
export const showPeriods = async (
  scope: SignedInScope,
  orders: readonly TierOrder[],
): ReturnType<Kind['show']> => {
  const tipsOf = await readTipsByOrder(scope.db, orders)
  const invoices = await readInvoices(scope, orders)
  const periods = await readPeriods(scope, orders)
  const trials = await readTrials(scope, orders)
  const itemOf = (order: TierOrder, people: People): OrderItem => {
    const { tier_id: id, title, interval, currency, creator_id, discount, price } = order
    const invoice = invoices.get(order.id)
    const tipped = sumOf(tipsOf(order))
    const trialDays = trials.get(order.id) ?? 0
    return {
      type: 'subscription',
      id,
      title,
      interval,
      creator: briefOf(people, creator_id),
      subscriptionId: invoice?.subscription_id ?? null,
      why: invoice?.kind ?? 'first',
      renewal: splitPrice(money(invoice?.price ?? price, currency)).total,
      discountedPeriods: discount > 0 ? (periods.get(order.promotion_id ?? '') ?? 1) : 0,
      tips: tipped > 0 ? money(tipped, currency) : null,
      ...(trialDays > 0 ? { trialDays } : {}),
    }
  }
  return {
    named: orders.map(({ creator_id }) => creator_id),
    itemOf: (order, people) => itemOf(order as TierOrder, people),
  }
}
