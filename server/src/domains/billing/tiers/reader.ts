import type { AccountId, AssetId, Currency, TierColor, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface TierRow {
  readonly id: TierId
  readonly creator_id: AccountId
  readonly name: string
  readonly description: string
  readonly currency: Currency
  readonly price: number
  readonly yearly_price: number | null
  readonly trial_days: number
  readonly benefits: readonly string[]
  readonly color: TierColor
  readonly cover_id: AssetId | null
  readonly cover_pending_id: AssetId | null
  readonly seat_limit: number | null
  readonly seats_taken: number
  readonly is_premium: boolean
  readonly is_library: boolean
  readonly is_popular: boolean
  readonly has_subscribers: boolean
  readonly position: number
  readonly price_changed_at: Date | null
  readonly archived_at: Date | null
  readonly created_at: Date
}

const tiers = ({ q }: Queryable) => q.selectFrom('billing.tiers').selectAll().$castTo<TierRow>()

export const readTier = async (db: Queryable, id: TierId) =>
  (await tiers(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readTiers = (db: Queryable, ids: readonly TierId[]) =>
  tiers(db)
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()

/** On sale, in their order. */
export const readTiersOnSale = (db: Queryable, creatorId: AccountId) =>
  tiers(db)
    .where('creator_id', '=', creatorId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const readArchivedTiers = (
  db: Queryable,
  creatorId: AccountId,
  below: readonly [string, string] | null,
  limit: number,
) => {
  const latest = tiers(db)
    .where('creator_id', '=', creatorId)
    .where('archived_at', 'is not', null)
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!below) return latest.execute()
  const [at, id] = below
  return latest.where(sql<boolean>`(archived_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute()
}

/**
 * Places that are taken now, counted no further than it matters: by whoever has it, goes there next
 * or pays to go there now, and for whoever will claim months of it that are paid for or about to be.
 */
export const countHolders = async ({ q }: Queryable, id: TierId, most: number) => {
  const { rows } = await sql`
    select from billing.subscriptions where tier_id = ${id} and state <> 'expired'
    union all
    select from billing.subscriptions
    where next_tier_id = ${id} and tier_id <> ${id} and state <> 'expired'
    union all
    select from billing.invoices i join billing.subscriptions s on s.id = i.subscription_id
    where i.tier_id = ${id} and i.kind = 'upgrade' and i.state = 'open' and s.tier_id <> ${id}
    union all
    select from billing.orders o left join billing.gifts g on g.order_id = o.id
    where o.tier_id = ${id} and o.months is not null
      and (o.state in ('confirming', 'needs-action', 'processing')
        or (o.state = 'paid' and g.claimed_at is null and g.returned_at is null))
    limit ${most}`.execute(q)
  return rows.length
}
