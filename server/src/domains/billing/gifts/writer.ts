import type { AccountId, OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../orders/reader.ts'
import { type GiftRow, readGift } from './reader.ts'

export const insertGift = async (
  tx: Transaction,
  { id, account_id }: Pick<OrderRow, 'id' | 'account_id'>,
  now: Date,
) => {
  await tx.q
    .insertInto('billing.gifts')
    .values({ order_id: id, giver_id: account_id, paid_at: now })
    .execute()
}

/** Whoever claims, changes or returns it comes after whoever holds it now. */
export const lockGift = async (tx: Transaction, id: OrderId): Promise<GiftRow | null> => {
  await tx.q
    .selectFrom('billing.gifts')
    .select('order_id')
    .where('order_id', '=', id)
    .forUpdate()
    .execute()
  return readGift(tx, id)
}

interface Change {
  readonly message?: string
  readonly link_version?: number
  readonly claimed_by?: AccountId
  readonly claimed_at?: Date
  readonly returned_at?: Date | null
}

export const changeGift = async <Changed extends Change>(
  tx: Transaction,
  gift: GiftRow,
  change: Changed,
): Promise<GiftRow & Changed> => {
  await tx.q
    .updateTable('billing.gifts')
    .set(change)
    .where('order_id', '=', gift.order_id)
    .execute()
  return { ...gift, ...change }
}
