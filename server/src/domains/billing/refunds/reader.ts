import type {
  AccountId,
  Currency,
  OrderId,
  RefundCause,
  RefundId,
  RefundState,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface RefundRow extends Row<'billing.refunds'> {
  readonly id: RefundId
  readonly order_id: OrderId
  readonly account_id: AccountId
  /** None where several share a payment, as of a tab of tips. */
  readonly creator_id: AccountId | null
  readonly currency: Currency
  readonly state: RefundState
  readonly asked_by: 'fan' | 'creator' | 'platform'
  readonly reason: RefundCause | null
  readonly answered_by: 'creator' | 'platform' | null
}

export const selectRefunds = ({ q }: Queryable) =>
  q.selectFrom('billing.refunds').selectAll().$castTo<RefundRow>()

export const readRefundRow = async (db: Queryable, id: RefundId): Promise<RefundRow | null> =>
  (await selectRefunds(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readRefundRows = async (db: Queryable, ids: readonly RefundId[]) => {
  const rows = await selectRefunds(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const readRefundByProvider = async (db: Queryable, providerId: string) =>
  (await selectRefunds(db).where('provider_id', '=', providerId).executeTakeFirst()) ?? null

/** Newest first: an order has few. */
export const readRefundsOfOrder = (db: Queryable, orderId: OrderId) =>
  selectRefunds(db)
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Bounds the work: among so many, three refunds are found. */
const mostLinked = 200

/** This person and everyone who is connected by cards and devices, however many steps away. */
const linkedTo = (accountId: AccountId) => sql`
  with recursive linked (account_id) as (
    select ${accountId}::uuid
    union
    select other.account_id from linked
    join billing.payer_links own on own.account_id = linked.account_id
    join billing.payer_links other on other.kind = own.kind and other.value = own.value
  )
  select account_id from linked limit ${mostLinked}`

/** How many of such orders this person, and everyone linked to them, got back by the rule alone. */
export const countSelfServed = async (
  { q }: Queryable,
  accountId: AccountId,
  { since, kinds }: { readonly since: Date; readonly kinds: readonly string[] },
) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from billing.refunds r join billing.orders o on o.id = r.order_id
    where r.account_id in (${linkedTo(accountId)}) and r.self_serve and r.asked_at > ${since}
      and r.state <> 'failed' and o.kind = any(${kinds})`.execute(q)
  return rows[0]?.n ?? 0
}

export const readRefundsOfCreator = (db: Queryable, creatorId: AccountId, start: PageStart) =>
  selectRefunds(db)
    .where('creator_id', '=', creatorId)
    .$call(newestFirst('asked_at', 'id', start))
    .execute()

/** Those that wait for this creator, the nearest deadline first. */
export const readRequested = (db: Queryable, creatorId: AccountId, limit: number) =>
  selectRefunds(db)
    .where('creator_id', '=', creatorId)
    .where('state', '=', sql.lit('requested'))
    .orderBy('answer_by')
    .limit(limit)
    .execute()

/** The oldest first: they have waited longest. */
export const readPlatformRefunds = (db: Queryable, start: PageStart) =>
  selectRefunds(db)
    .where('state', '=', sql.lit('with-platform'))
    .$call(oldestFirst('asked_at', 'id', start))
    .execute()

/** How many are ours to answer, and until when the creator of the first could have. */
export const readRefundQueue = ({ q }: Queryable) =>
  q
    .selectFrom('billing.refunds')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('answer_by').as('due')])
    .where('state', '=', sql.lit('with-platform'))
    .$castTo<{ count: number; due: Date | null }>()
    .executeTakeFirstOrThrow()
