import { money, type OrderItem, type OrderLines, type OrderView } from '@fanfare/contract'
import { briefOf, type People } from '../people.ts'
import type { TipRow } from '../tips/reader.ts'
import { splitTab } from '../tips/split.ts'
import { wordsFor } from './failures.ts'
import { canConfirm } from './policy.ts'
import { isPieceOrder, type OrderRow } from './reader/orders.ts'

const noTax = 'Tax is not configured, so none is charged.'

export const linesOf = (order: OrderRow): OrderLines => {
  const sum = (amount: number) => money(amount, order.currency)
  return {
    price: sum(order.price),
    discount: sum(order.discount),
    promotion: order.code ? { code: order.code } : null,
    processing: sum(order.processing),
    total: sum(order.total),
    tax: sum(order.tax),
    taxNote: order.tax === 0 ? noTax : null,
    platform: sum(order.platform),
    creator: sum(order.creator),
  }
}

/** What only some orders need to be shown. */
export interface Known {
  readonly people: People
  readonly tips: readonly TipRow[]
}

const itemOf = (order: OrderRow, { people, tips }: Known): OrderItem => {
  const { title, currency } = order
  if (isPieceOrder(order)) {
    const { kind: type, content_id: id, creator_id } = order
    return { type, id, title, creator: briefOf(people, creator_id) }
  }
  const shown = splitTab(tips, currency).shares.map(({ creatorId, split }) => ({
    creator: briefOf(people, creatorId),
    amount: money(split.total.amount - split.processing.amount, currency),
  }))
  return { type: 'tips', title, tips: shown }
}

export const presentOrder = (order: OrderRow, known: Known, now: Date): OrderView => ({
  id: order.id,
  state: order.state,
  item: itemOf(order, known),
  lines: linesOf(order),
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
  standing: order.standing,
})
