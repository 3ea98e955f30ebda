import { isTermOrder, type OrderKind, type OrderRow } from '../reader/orders.ts'
import { contentKind, giftKind } from './content.ts'
import type { Kind } from './kind.ts'
import { subscriptionKind } from './subscription.ts'
import { termKind } from './term.ts'
import { tipsKind } from './tips.ts'

const kinds: Record<OrderKind, Kind> = {
  content: contentKind,
  gift: giftKind,
  tips: tipsKind,
  subscription: subscriptionKind,
}

/** A gift is a post, or months of a tier. */
export const kindOf = (order: OrderRow): Kind => (isTermOrder(order) ? termKind : kinds[order.kind])
