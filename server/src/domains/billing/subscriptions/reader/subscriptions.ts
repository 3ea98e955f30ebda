import type {
  AccountId,
  BillingInterval,
  Currency,
  PromotionId,
  SubscriptionBasis,
  SubscriptionEnd,
  SubscriptionId,
  SubscriptionState,
  TierId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

export interface SubscriptionRow {
  readonly id: SubscriptionId
  readonly account_id: AccountId
  readonly creator_id: AccountId
  readonly tier_id: TierId
  readonly state: SubscriptionState
  readonly version: number
  readonly basis: SubscriptionBasis
  /** Of its tier, which is not changed under anybody. */
  readonly is_premium: boolean
  readonly interval: BillingInterval
  readonly currency: Currency
  readonly price: number
  readonly anchor_at: Date
  readonly time_zone: string
  readonly period: number
  readonly period_start: Date
  readonly period_end: Date | null
  readonly is_trial: boolean
  readonly method_id: string | null
  readonly pause_months: number | null
  readonly paused_at: Date | null
  readonly resume_at: Date | null
  readonly next_tier_id: TierId | null
  readonly next_interval: BillingInterval | null
  readonly next_price: number | null
  readonly accepted_price: number | null
  readonly carried: number
  readonly promotion_id: PromotionId | null
  readonly promotion_left: number
  readonly skipped_since: Date | null
  readonly open_invoice_id: string | null
  readonly access_turn: number
  readonly paid_total: number
  readonly started_at: Date
  readonly ended_at: Date | null
  readonly end_reason: SubscriptionEnd | null
  readonly noticed_for: Date | null
  readonly due_at: Date | null
}

const subscriptions = ({ q }: Queryable) =>
  q.selectFrom('billing.subscriptions').selectAll().$castTo<SubscriptionRow>()

export const readSubscriptionRow = async (db: Queryable, id: SubscriptionId) =>
  (await subscriptions(db).where('id', '=', id).executeTakeFirst()) ?? null

/** The one that has not ended, if any: there is at most one. */
export const readAlive = async (db: Queryable, accountId: AccountId, creatorId: AccountId) =>
  (await subscriptions(db)
    .where('account_id', '=', accountId)
    .where('creator_id', '=', creatorId)
    .where('state', '<>', 'expired')
    .executeTakeFirst()) ?? null

/** Newest first: those that have not ended, or those that have. */
export const readOfFan = (
  db: Queryable,
  accountId: AccountId,
  show: 'current' | 'ended',
  below: readonly [string, string] | null,
  limit: number,
) => {
  const newest = subscriptions(db)
    .where('account_id', '=', accountId)
    .where('state', show === 'current' ? '<>' : '=', 'expired')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  // One that was never paid has never been theirs.
  const shown = newest.where((row) =>
    row.or([row('end_reason', 'is', null), row('end_reason', '<>', 'never-paid')]),
  )
  if (!below) return shown.execute()
  const [at, id] = below
  return shown.where(sql<boolean>`(started_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute()
}

/** Of one tier, those who are charged for it, in order. */
export const readPaying = (
  db: Queryable,
  tierId: TierId,
  reached: SubscriptionId | undefined,
  most: number,
) => {
  const paying = subscriptions(db)
    .where('tier_id', '=', tierId)
    .where('state', '<>', 'expired')
    .where('basis', '=', 'paid')
    .orderBy('id')
    .limit(most)
  return (reached ? paying.where('id', '>', reached) : paying).execute()
}

/** All that could be charged again; one fan has few. */
export const readRenewing = (db: Queryable, accountId: AccountId) =>
  subscriptions(db)
    .where('account_id', '=', accountId)
    .where('basis', '=', 'paid')
    .where('state', 'in', ['active', 'past_due', 'paused'])
    .execute()
