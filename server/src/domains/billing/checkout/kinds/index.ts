import type { OrderKind, OrderRow } from '../reader/orders.ts'
import type { Kind } from './kind.ts'
import { giftKind, pieceKind } from './piece.ts'
import { subscriptionKind } from './subscription.ts'
import { tipsKind } from './tips.ts'

const kinds: Record<OrderKind, Kind> = {
  content: pieceKind,
  gift: giftKind,
  tips: tipsKind,
  subscription: subscriptionKind,
}

export const kindOf = ({ kind }: Pick<OrderRow, 'kind'>): Kind => kinds[kind]
