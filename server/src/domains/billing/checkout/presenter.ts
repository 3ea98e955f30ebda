import { type AccountId, money, type OrderLines, type OrderView } from '@fanfare/contract'
import type { PersonCard } from '../../profiles/index.ts'
import { wordsFor } from './failures.ts'
import { canConfirm } from './policy.ts'
import type { OrderRow } from './reader/orders.ts'

const noTax = 'Tax is not configured, so none is charged.'

export const linesOf = (order: OrderRow): OrderLines => {
  const sum = (amount: number) => money(amount, order.currency)
  return {
    price: sum(order.price),
    discount: sum(order.discount),
    processing: sum(order.processing),
    total: sum(order.total),
    tax: sum(order.tax),
    taxNote: order.tax === 0 ? noTax : null,
    platform: sum(order.platform),
    creator: sum(order.creator),
  }
}

const creatorOf = (card: PersonCard | undefined) =>
  card ? { id: card.id, username: card.username, displayName: card.displayName } : null

export const presentOrder = (
  order: OrderRow,
  people: ReadonlyMap<AccountId, PersonCard>,
  now: Date,
): OrderView => ({
  id: order.id,
  state: order.state,
  item: {
    type: 'content',
    id: order.content_id,
    title: order.title,
    creator: creatorOf(people.get(order.creator_id)),
  },
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
})
