import type { AccountId, Currency, DisputeId, DisputeState, OrderId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface DisputeRow extends Row<'billing.disputes'> {
  readonly id: DisputeId
  readonly order_id: OrderId
  readonly account_id: AccountId
  readonly creator_id: AccountId | null
  readonly currency: Currency
  readonly state: DisputeState
}

export const selectDisputes = ({ q }: Queryable) =>
  q.selectFrom('billing.disputes').selectAll().$castTo<DisputeRow>()

export const readDisputeRow = async (db: Queryable, id: DisputeId): Promise<DisputeRow | null> =>
  (await selectDisputes(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readDisputeRows = async (db: Queryable, ids: readonly DisputeId[]) => {
  const rows = await selectDisputes(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const readDisputeOfOrder = async (db: Queryable, orderId: OrderId) =>
  (await selectDisputes(db)
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Newest first: one creator's, or everybody's. */
export const readDisputes = (db: Queryable, creatorId: AccountId | null, start: PageStart) => {
  const newest = selectDisputes(db).$call(newestFirst('opened_at', 'id', start))
  return (creatorId ? newest.where('creator_id', '=', creatorId) : newest).execute()
}

/** The oldest first, of everybody. */
export const readOpenDisputes = (db: Queryable, limit: number) =>
  selectDisputes(db)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The oldest first, of one creator. */
export const readOpenDisputesOf = (db: Queryable, creatorId: AccountId, limit: number) =>
  selectDisputes(db)
    .where('creator_id', '=', creatorId)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .limit(limit)
    .execute()

/** How many are open, and when the first evidence is due. */
export const readDisputeQueue = ({ q }: Queryable) =>
  q
    .selectFrom('billing.disputes')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('evidence_due_at').as('due')])
    .where('closed_at', 'is', null)
    .$castTo<{ count: number; due: Date | null }>()
    .executeTakeFirstOrThrow()

export interface WarningRow extends Row<'billing.fraud_warnings'> {
  readonly order_id: OrderId
}

export const readWarnings = ({ q }: Queryable, start: PageStart) =>
  q
    .selectFrom('billing.fraud_warnings')
    .selectAll()
    .$call(newestFirst('noted_at', 'id', start))
    .$castTo<WarningRow>()
    .execute()
