import type { Kind } from '../orders/kind.ts'
import { type OrderRow, readOrdersOfTiers } from '../orders/reader.ts'
import { agreeToTier } from './agree-to-tier.ts'
import { bookPeriod } from './book.ts'
import { endReturned, readPeriodPaid } from './invoiced.ts'
import { readTierForSale } from './offer.ts'
import { isTierOrder, type TierOrder } from './order.ts'
import { settleInvoice } from './settle-invoice.ts'
import { showPeriods } from './show-periods.ts'
import { dropInvoice, failInvoice } from './unpaid-invoice.ts'
import { withdrawSubscription } from './withdraw.ts'

const tierOrder = (order: OrderRow): TierOrder => {
  if (isTierOrder(order)) return order
  throw new Error(`order ${order.id} is not about a tier`)
}

/** A period of a subscription, or the rest of one in a higher tier. */
export const subscriptionKind: Kind = {
  name: 'subscription',
  async offer(tx, scope, asked) {
    if (asked.type !== 'subscription') return null
    const sellable = await readTierForSale(tx, scope, {
      tierId: asked.id,
      interval: asked.interval,
    })
    // A fan has one tier of a creator, so all of those count as one thing.
    const { accountId } = scope.actor
    return { sellable, others: await readOrdersOfTiers(tx, accountId, sellable) }
  },
  keepsCard: true,
  paidBefore: 'order.paid',
  agree: (tx, scope, order, consent) => agreeToTier(tx, scope, tierOrder(order), consent),
  book: (tx, order, charge, now) => bookPeriod(tx, tierOrder(order), charge, now),
  deliver: (tx, order, now) => settleInvoice(tx, tierOrder(order), now),
  giveBack: (tx, order, now) =>
    order.state === 'failed'
      ? failInvoice(tx, tierOrder(order), now)
      : dropInvoice(tx, tierOrder(order), now),
  returned: 'unused',
  endsForGood: true,
  end: endReturned,
  dispute: endReturned,
  withdraw: (tx, order, now) => withdrawSubscription(tx, tierOrder(order), now),
  show: (scope, orders) => showPeriods(scope, orders.map(tierOrder)),
  period: readPeriodPaid,
  words: {
    bought: ({ title }) => ({
      did: `Your subscription to ${title}`,
      open: 'View your subscriptions',
      path: '/subscriptions',
    }),
    payee: 'the creator',
    product: ({ title, interval }) =>
      `“${title}”, a subscription on Fanfare, billed every ${interval}`,
    refundPolicy:
      'A subscription can be canceled with one click and lasts until the end of the paid period. If ' +
      'it is ended immediately, unused days are refunded if nothing locked was opened in that period.',
  },
}
