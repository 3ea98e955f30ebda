import { type AccountId, type ContentId, OrderId } from '@fanfare/contract'
import { contentResource } from '../../entitlements/index.ts'
import type { OrderRow } from '../orders/reader.ts'

export type ContentKind = 'content' | 'gift'

/** The table's own check says that one about a post is of these kinds. */
export interface ContentOrder extends OrderRow {
  readonly kind: ContentKind
  readonly content_id: ContentId
  readonly creator_id: AccountId
}

export const contentOf = (order: OrderRow): ContentOrder => {
  if (order.content_id !== null) return order as ContentOrder
  throw new Error(`order ${order.id} is not for content`)
}

/** The order that a grant of a post came from. */
export const orderOfSource = (sourceId: string): OrderId | null =>
  OrderId.safeParse(sourceId.split('.')[0]).data ?? null

/** A grant that was revoked stays so; the next turn has one of its own. */
export const grantOf = (
  { id, access_turn: turn, content_id: contentId }: ContentOrder,
  accountId: AccountId,
  source: string,
) => ({
  accountId,
  resource: contentResource(contentId),
  source,
  sourceId: turn === 0 ? id : `${id}.${turn}`,
})
