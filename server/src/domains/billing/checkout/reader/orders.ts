import type { AccountId, ContentId, Currency, OrderId, OrderState } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Rail } from '../../ledger/chart.ts'

export interface OrderRow {
  readonly id: OrderId
  readonly account_id: AccountId
  readonly content_id: ContentId
  readonly creator_id: AccountId
  readonly title: string
  readonly state: OrderState
  readonly version: number
  readonly attempt: number
  readonly currency: Currency
  readonly price: number
  readonly discount: number
  readonly processing: number
  readonly platform: number
  readonly creator: number
  readonly tax: number
  readonly total: number
  readonly rail: Rail
  readonly intent_id: string | null
  readonly method_id: string | null
  readonly save_card: boolean
  readonly consent_at: Date | null
  readonly country_stated: string | null
  readonly country_of_card: string | null
  readonly card_brand: string | null
  readonly card_last4: string | null
  readonly failure: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
  readonly due_at: Date | null
}

const orders = ({ q }: Queryable) => q.selectFrom('billing.orders').selectAll().$castTo<OrderRow>()

export const readOrderRow = async (db: Queryable, id: OrderId): Promise<OrderRow | null> =>
  (await orders(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readOrderByIntent = async (db: Queryable, intentId: string) =>
  (await orders(db).where('intent_id', '=', intentId).executeTakeFirst()) ?? null

/** All of one buyer for one piece, newest first. */
export const readOrdersOfPiece = (db: Queryable, accountId: AccountId, contentId: ContentId) =>
  orders(db)
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('state', '<>', 'expired')
    .orderBy('created_at', 'desc')
    .execute()

/** Those that were confirmed at least once. */
export const readHistory = (
  db: Queryable,
  accountId: AccountId,
  below: readonly [string, string] | null,
  limit: number,
) => {
  const newest = orders(db)
    .where('account_id', '=', accountId)
    .where('attempt', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!below) return newest.execute()
  const [at, id] = below
  return newest.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute()
}
