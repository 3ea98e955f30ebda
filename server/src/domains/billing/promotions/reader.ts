import type {
  AccountId,
  ContentId,
  Currency,
  OrderId,
  PromotionId,
  TierId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface PromotionRow extends Row<'billing.promotions'> {
  readonly id: PromotionId
  readonly creator_id: AccountId
  readonly currency: Currency | null
  readonly contents: ContentId[] | null
  readonly tiers: TierId[] | null
}

export const selectPromotions = ({ q }: Queryable) =>
  q.selectFrom('billing.promotions').selectAll().$castTo<PromotionRow>()

export const readPromotion = async (db: Queryable, id: PromotionId) =>
  (await selectPromotions(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readPromotions = (db: Queryable, ids: readonly PromotionId[]) =>
  selectPromotions(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** Of one creator there is one with this code that was not ended. */
export const readByCode = async (db: Queryable, creatorId: AccountId, code: string) =>
  (await selectPromotions(db)
    .where('creator_id', '=', creatorId)
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) ?? null

export const readOwnPromotions = (db: Queryable, creatorId: AccountId, start: PageStart) =>
  selectPromotions(db)
    .where('creator_id', '=', creatorId)
    .$call(newestFirst('created_at', 'id', start))
    .execute()

/** How many can still be used, counted no further than it matters. */
export const countUsable = async (
  { q }: Queryable,
  creatorId: AccountId,
  now: Date,
  most: number,
) => {
  const rows = await q
    .selectFrom('billing.promotions')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .limit(most)
    .execute()
  return rows.length
}

/** Those whose own end comes in this time, the nearest first. */
export const readEnding = (
  db: Queryable,
  creatorId: AccountId,
  { from, until }: { readonly from: Date; readonly until: Date },
  most: number,
) =>
  selectPromotions(db)
    .where('creator_id', '=', creatorId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', from)
    .where('ends_at', '<=', until)
    .orderBy('ends_at')
    .limit(most)
    .execute()

/** How often one fan holds it, apart from the order that asks. */
export const countOfFan = async (
  { q }: Queryable,
  { id, limit_per_fan }: PromotionRow,
  accountId: AccountId,
  apartFrom: OrderId | null,
) => {
  const rows = await q
    .selectFrom('billing.redemptions')
    .select('order_id')
    .where('promotion_id', '=', id)
    .where('account_id', '=', accountId)
    .limit((limit_per_fan ?? 0) + 1)
    .execute()
  return rows.filter(({ order_id }) => order_id !== apartFrom).length
}
