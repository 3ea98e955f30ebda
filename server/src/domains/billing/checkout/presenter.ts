import {
  money,
  type OrderItem,
  type OrderLines,
  type OrderView,
  splitPrice,
} from '@fanfare/contract'
import { briefOf, type People } from '../people.ts'
import type { InvoiceRow } from '../subscriptions/reader/invoices.ts'
import { sumOf } from '../tips/policy.ts'
import type { TipRow } from '../tips/reader.ts'
import { sumsByCreator } from '../tips/sale-lines.ts'
import { wordsFor } from './failures.ts'
import { canConfirm } from './policy.ts'
import {
  isContentOrder,
  isTermOrder,
  isTierOrder,
  type OrderRow,
  type TierOrder,
} from './reader/orders.ts'

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

/** What only some orders need to be shown. */
export interface Known {
  readonly people: People
  readonly tips: readonly TipRow[]
  readonly invoice: InvoiceRow | null
  readonly periods: number
  readonly trialDays: number
  /** What went back of it. */
  readonly returned: number
}

/** Whose later periods cost what its invoice says, or what was quoted. */
const tierItem = (order: TierOrder, known: Known): OrderItem => {
  const { people, tips, invoice, periods, trialDays } = known
  const { tier_id: id, title, interval, currency, creator_id, discount, price } = order
  const tipped = sumOf(tips)
  return {
    type: 'subscription',
    id,
    title,
    interval,
    creator: briefOf(people, creator_id),
    subscriptionId: invoice?.subscription_id ?? null,
    why: invoice?.kind ?? 'first',
    renewal: splitPrice(money(invoice?.price ?? price, currency)).total,
    discountedPeriods: discount > 0 ? periods : 0,
    tips: tipped > 0 ? money(tipped, currency) : null,
    ...(trialDays > 0 ? { trialDays } : {}),
  }
}

const itemOf = (order: OrderRow, known: Known): OrderItem => {
  const { people, tips } = known
  const { title, currency } = order
  if (isTierOrder(order)) return tierItem(order, known)
  if (isTermOrder(order)) {
    const { tier_id: id, months, creator_id } = order
    return { type: 'gift-term', id, title, months, creator: briefOf(people, creator_id) }
  }
  if (isContentOrder(order)) {
    const { kind: type, content_id: id, creator_id } = order
    return { type, id, title, creator: briefOf(people, creator_id) }
  }
  const shown = sumsByCreator(tips, currency).map(([creatorId, amount]) => ({
    creator: briefOf(people, creatorId),
    amount,
  }))
  return { type: 'tips', title, tips: shown }
}

export const presentOrder = (order: OrderRow, known: Known, now: Date): OrderView => ({
  id: order.id,
  state: order.state,
  item: itemOf(order, known),
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
  returned: known.returned > 0 ? money(known.returned, order.currency) : null,
})
