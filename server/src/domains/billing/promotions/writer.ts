import type { AccountId, OrderId, PromotionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { type PromotionRow, selectPromotions } from './reader.ts'

/** False when an active promotion of this creator has the code. */
export const insertPromotion = async (
  tx: Transaction,
  promotion: PromotionRow,
): Promise<boolean> => {
  const made = await tx.q
    .insertInto('billing.promotions')
    .values(promotion)
    .onConflict((conflict) =>
      conflict.columns(['creator_id', 'code']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Whatever has run out by itself makes room for the same code. */
export const closeRunOut = async (
  tx: Transaction,
  creatorId: AccountId,
  code: string,
  now: Date,
) => {
  await tx.q
    .updateTable('billing.promotions')
    .set((row) => ({ ended_at: row.ref('ends_at') }))
    .where('creator_id', '=', creatorId)
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute()
}

export const markEnded = (tx: Transaction, id: PromotionId, now: Date): Promise<PromotionRow> =>
  tx.q
    .updateTable('billing.promotions')
    .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)) }))
    .where('id', '=', id)
    .returningAll()
    .$castTo<PromotionRow>()
    .executeTakeFirstOrThrow()

/** Held until the end, so that whoever comes next counts this one. */
export const lockPromotion = (tx: Transaction, id: PromotionId) =>
  selectPromotions(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

interface Redemption {
  readonly order_id: OrderId
  readonly promotion_id: PromotionId
  readonly account_id: AccountId
}

const count = async (tx: Transaction, id: string, by: 1 | -1) => {
  await tx.q
    .updateTable('billing.promotions')
    .set((row) => ({ taken: row('taken', '+', by) }))
    .where('id', '=', id)
    .execute()
}

/** Once for each order. */
export const insertRedemption = async (tx: Transaction, redemption: Redemption, now: Date) => {
  const taken = await tx.q
    .insertInto('billing.redemptions')
    .values({ ...redemption, taken_at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (taken) await count(tx, redemption.promotion_id, 1)
}

export const deleteRedemption = async (tx: Transaction, orderId: OrderId) => {
  const given = await tx.q
    .deleteFrom('billing.redemptions')
    .where('order_id', '=', orderId)
    .returning('promotion_id')
    .executeTakeFirst()
  if (given) await count(tx, given.promotion_id, -1)
}
