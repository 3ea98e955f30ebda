import { agreeToTier } from '../../subscriptions/agree-to-tier.ts'
import { bookPeriod } from '../../subscriptions/book.ts'
import { settleInvoice } from '../../subscriptions/settle-invoice.ts'
import { dropInvoice, failInvoice } from '../../subscriptions/unpaid-invoice.ts'
import { isTierOrder, type OrderRow, type TierOrder } from '../reader/orders.ts'
import type { Kind } from './kind.ts'

const tierOrder = (order: OrderRow): TierOrder => {
  if (isTierOrder(order)) return order
  throw new Error(`order ${order.id} is not about a tier`)
}

/** A period of a subscription, or the rest of one in a higher tier. */
export const subscriptionKind: Kind = {
  keepsCard: true,
  agree: (tx, scope, order, consent) => agreeToTier(tx, scope, tierOrder(order), consent),
  book: (tx, order, charge, now) => bookPeriod(tx, tierOrder(order), charge, now),
  deliver: (tx, order, now) => settleInvoice(tx, tierOrder(order), now),
  giveBack: (tx, order, now) =>
    order.state === 'failed'
      ? failInvoice(tx, tierOrder(order), now)
      : dropInvoice(tx, tierOrder(order), now),
}
