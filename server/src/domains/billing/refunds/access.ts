import { type AccountId, OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  contentResource,
  giftSource,
  grantAccess,
  nobody,
  purchaseSource,
  revokeGrant,
} from '../../entitlements/index.ts'
import { isContentOrder, type OrderRow } from '../checkout/reader/orders.ts'
import { readGift } from '../gifts/reader.ts'

/** A grant that was revoked stays so; the next turn has one of its own. */
const sourceIdOf = ({ id, access_turn }: OrderRow) =>
  access_turn === 0 ? id : `${id}.${access_turn}`

/** The order that a grant of a post came from. */
export const orderOfSource = (sourceId: string): OrderId | null =>
  OrderId.safeParse(sourceId.split('.')[0]).data ?? null

/** Whoever has what was paid for: nobody while a gift waits to be claimed. */
export const holderOf = async (tx: Transaction, order: OrderRow): Promise<AccountId | null> => {
  if (order.kind !== 'gift') return order.account_id
  return (await readGift(tx, order.id))?.claimed_by ?? null
}

const grantOf = async (tx: Transaction, order: OrderRow) => {
  if (!isContentOrder(order)) return null
  return {
    // What waits to be claimed is kept for them, also when it leaves sale.
    accountId: (await holderOf(tx, order)) ?? nobody,
    resource: contentResource(order.content_id),
    source: order.kind === 'gift' ? giftSource : purchaseSource,
    sourceId: sourceIdOf(order),
  }
}

/** Answers the turn in which it could be opened again. A running play ends within ten minutes. */
export const closeAccess = async (tx: Transaction, order: OrderRow, now: Date): Promise<number> => {
  const grant = await grantOf(tx, order)
  if (grant) await revokeGrant(tx, grant, now)
  return order.access_turn + 1
}

export const openAccess = async (tx: Transaction, order: OrderRow, now: Date) => {
  const grant = await grantOf(tx, order)
  if (grant) await grantAccess(tx, grant, now)
}
