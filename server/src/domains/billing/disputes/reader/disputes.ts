import type { AccountId, Currency, DisputeId, DisputeState, OrderId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

export interface DisputeRow {
  readonly id: DisputeId
  readonly provider_id: string
  readonly order_id: OrderId
  readonly account_id: AccountId
  readonly creator_id: AccountId | null
  readonly title: string
  readonly reason: string
  readonly amount: number
  readonly currency: Currency
  readonly state: DisputeState
  readonly opened_at: Date
  readonly evidence_due_at: Date | null
  readonly evidence_sent_at: Date | null
  readonly closed_at: Date | null
  readonly due_at: Date | null
}

const disputes = ({ q }: Queryable) =>
  q.selectFrom('billing.disputes').selectAll().$castTo<DisputeRow>()

export const readDisputeRow = async (db: Queryable, id: DisputeId): Promise<DisputeRow | null> =>
  (await disputes(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readDisputeOfOrder = async (db: Queryable, orderId: OrderId) =>
  (await disputes(db)
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

type Keys = readonly [string, string]

/** Newest first: one creator's, or everybody's. */
export const readDisputes = (
  db: Queryable,
  creatorId: AccountId | null,
  below: Keys | null,
  limit: number,
) => {
  let newest = disputes(db).orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (creatorId) newest = newest.where('creator_id', '=', creatorId)
  if (!below) return newest.execute()
  const [at, id] = below
  return newest.where(sql<boolean>`(opened_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute()
}

export interface WarningRow {
  readonly id: string
  readonly order_id: OrderId
  readonly kind: string
  readonly noted_at: Date
}

export const readWarnings = ({ q }: Queryable, below: Keys | null, limit: number) => {
  const newest = q
    .selectFrom('billing.fraud_warnings')
    .selectAll()
    .orderBy('noted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<WarningRow>()
  if (!below) return newest.execute()
  const [at, id] = below
  return newest.where(sql<boolean>`(noted_at, id) < (${at}::timestamptz, ${id})`).execute()
}
