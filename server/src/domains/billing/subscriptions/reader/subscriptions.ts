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
import type { Row } from '../../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../../platform/paging/keyset.ts'
import type { TierChangeRow } from '../../tiers/reader.ts'

export interface SubscriptionRow extends Row<'billing.subscriptions'> {
  readonly id: SubscriptionId
  readonly account_id: AccountId
  readonly creator_id: AccountId
  readonly tier_id: TierId
  readonly state: SubscriptionState
  readonly basis: SubscriptionBasis
  readonly interval: BillingInterval
  readonly currency: Currency
  readonly next_tier_id: TierId | null
  readonly next_interval: BillingInterval | null
  readonly promotion_id: PromotionId | null
  readonly end_reason: SubscriptionEnd | null
}

export const selectSubscriptions = ({ q }: Queryable) =>
  q.selectFrom('billing.subscriptions').selectAll().$castTo<SubscriptionRow>()

export const readSubscriptionRow = async (db: Queryable, id: SubscriptionId) =>
  (await selectSubscriptions(db).where('id', '=', id).executeTakeFirst()) ?? null

/** The one that has not ended, if any: there is at most one. */
/** In no particular order. */
export const readSubscriptionRows = (db: Queryable, ids: readonly SubscriptionId[]) =>
  selectSubscriptions(db)
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()

export const readAlive = async (db: Queryable, accountId: AccountId, creatorId: AccountId) =>
  (await selectSubscriptions(db)
    .where('account_id', '=', accountId)
    .where('creator_id', '=', creatorId)
    .where('state', '<>', sql.lit('expired'))
    .executeTakeFirst()) ?? null

/** Newest first: those that have not ended, or those that have. */
export const readOfFan = (
  db: Queryable,
  accountId: AccountId,
  show: 'current' | 'ended',
  start: PageStart,
) =>
  selectSubscriptions(db)
    .where('account_id', '=', accountId)
    .where('state', show === 'current' ? '<>' : '=', sql.lit('expired'))
    // One that was never paid has never been theirs.
    .where((row) =>
      row.or([row('end_reason', 'is', null), row('end_reason', '<>', sql.lit('never-paid'))]),
    )
    .$call(newestFirst('started_at', 'id', start))
    .execute()

/** Of one tier, those who are charged for it, in order. */
export const readPaying = (
  db: Queryable,
  tierId: TierId,
  reached: SubscriptionId | undefined,
  most: number,
) => {
  const paying = selectSubscriptions(db)
    .where('tier_id', '=', tierId)
    .where('state', '<>', sql.lit('expired'))
    .where('basis', '=', sql.lit('paid'))
    .orderBy('id')
    .limit(most)
  return (reached ? paying.where('id', '>', reached) : paying).execute()
}

/** Of one tier, everyone who has it and had it before it was edited, in order. */
export const readHolding = (
  db: Queryable,
  { tier_id, edited_at }: Pick<TierChangeRow, 'tier_id' | 'edited_at'>,
  reached: SubscriptionId | undefined,
  most: number,
) => {
  const holding = selectSubscriptions(db)
    .where('tier_id', '=', tier_id)
    .where('state', 'not in', [sql.lit('incomplete'), sql.lit('expired')])
    .where(sql<boolean>`coalesce(tier_since, started_at) < ${edited_at}`)
    .orderBy('id')
    .limit(most)
  return (reached ? holding.where('id', '>', reached) : holding).execute()
}

/** All that could be charged again; one fan has few. */
export const readRenewing = (db: Queryable, accountId: AccountId) =>
  selectSubscriptions(db)
    .where('account_id', '=', accountId)
    .where('basis', '=', sql.lit('paid'))
    .where('state', 'in', [sql.lit('active'), sql.lit('past_due'), sql.lit('paused')])
    .execute()

/** Days that this fan could still try this tier for nothing: none after one trial of its creator. */
export const readTrialDays = async ({ q }: Queryable, accountId: AccountId, tierId: TierId) => {
  const { rows } = await sql<{ trial_days: number }>`
    select t.trial_days from billing.tiers t where t.id = ${tierId} and not exists (
      select from billing.trials used where used.creator_id = t.creator_id
        and used.used_by = ${`fan:${accountId}`})`.execute(q)
  return rows[0]?.trial_days ?? 0
}

export interface Paused {
  readonly at: Date
  readonly until: Date | null
}

interface Turn {
  readonly subscription_id: SubscriptionId
  readonly at: Date
  readonly was: string | null
  readonly state: string
}

const pausesIn = (turns: readonly Turn[]): Paused[] => {
  const begun = turns.filter(({ was, state }) => state === 'paused' && was !== 'paused')
  return begun.map(({ at }) => {
    const end = turns.find((one) => one.was === 'paused' && one.state !== 'paused' && one.at >= at)
    return { at, until: end?.at ?? null }
  })
}

/** Of each of these, every pause with what came after it. */
export const readPauses = async (
  { q }: Queryable,
  ids: readonly SubscriptionId[],
): Promise<ReadonlyMap<SubscriptionId, Paused[]>> => {
  const turns = await q
    .selectFrom('billing.subscription_changes')
    .select(['subscription_id', 'at', 'was', 'state'])
    .where(sql<boolean>`subscription_id = any(${[...ids]})`)
    .where((row) =>
      row.or([row('state', '=', sql.lit('paused')), row('was', '=', sql.lit('paused'))]),
    )
    .orderBy('at')
    .orderBy('id')
    .$castTo<Turn>()
    .execute()
  const byOne = Map.groupBy(turns, ({ subscription_id }) => subscription_id)
  return new Map([...byOne].map(([id, own]) => [id, pausesIn(own)]))
}
