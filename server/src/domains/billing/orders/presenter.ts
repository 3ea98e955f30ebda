import { money, type OrderItem, type OrderLines, type OrderView } from '@fanfare/contract'
import { wordsFor } from './failures.ts'
import { canConfirm } from './policy.ts'
import type { OrderRow } from './reader.ts'

export const linesOf = (order: OrderRow): OrderLines => {
  const sum = (amount: number) => money(amount, order.currency)
  return {
    price: sum(order.price),
    discount: sum(order.discount),
    promotion: order.code ? { code: order.code } : null,
    processing: sum(order.processing),
    total: sum(order.total),
    tax: sum(order.tax),
    taxRate: order.tax_rate,
    platform: sum(order.platform),
    creator: sum(order.creator),
  }
}

export const presentOrder = (
  order: OrderRow,
  { item, returned }: { readonly item: OrderItem; readonly returned: number },
  now: Date,
): OrderView => ({
  id: order.id,
  state: order.state,
  item,
  lines: linesOf(order),
  country: order.country_stated,
  createdAt: order.created_at.toISOString(),
  expiresAt: order.expires_at.toISOString(),
  paidAt: order.paid_at?.toISOString() ?? null,
  card:
    order.card_brand && order.card_last4
      ? { brand: order.card_brand, last4: order.card_last4 }
      : null,
  failure: order.failure ? wordsFor(order.failure) : null,
  abilities: {
    confirm: canConfirm(order, now).allowed,
    continue: order.state === 'needs-action',
  },
  refundStatus: order.refund_status,
  returned: returned > 0 ? money(returned, order.currency) : null,
})
