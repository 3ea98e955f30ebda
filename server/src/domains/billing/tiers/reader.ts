import type { AccountId, AssetId, Currency, TierColor, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface TierRow extends Row<'billing.tiers'> {
  readonly id: TierId
  readonly creator_id: AccountId
  readonly currency: Currency
  readonly color: TierColor
  readonly cover_id: AssetId | null
  readonly cover_pending_id: AssetId | null
}

export const selectTiers = ({ q }: Queryable) =>
  q.selectFrom('billing.tiers').selectAll().$castTo<TierRow>()

export const readTier = async (db: Queryable, id: TierId) =>
  (await selectTiers(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readTiers = (db: Queryable, ids: readonly TierId[]) =>
  selectTiers(db)
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()

/** On sale, in their order. */
export const readTiersOnSale = (db: Queryable, creatorId: AccountId) =>
  selectTiers(db)
    .where('creator_id', '=', creatorId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const readTiersOnSaleOf = (db: Queryable, creatorIds: readonly AccountId[]) =>
  selectTiers(db)
    .where(sql<boolean>`creator_id = any(${[...creatorIds]})`)
    .where('archived_at', 'is', null)
    .execute()

export const readArchivedTiers = (db: Queryable, creatorId: AccountId, start: PageStart) =>
  selectTiers(db)
    .where('creator_id', '=', creatorId)
    .where('archived_at', 'is not', null)
    .$call(newestFirst('archived_at', 'id', start))
    .execute()

/**
 * Seats that are taken now, counted no further than it matters: by whoever has it, goes there next
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

export interface TierChangeRow extends Row<'billing.tier_changes'> {
  readonly tier_id: TierId
}

export const selectTierChanges = ({ q }: Queryable) =>
  q.selectFrom('billing.tier_changes').selectAll().$castTo<TierChangeRow>()

export const readTierChange = async (db: Queryable, id: string) =>
  (await selectTierChanges(db).where('id', '=', id).executeTakeFirst()) ?? null

/** Those that are still gathered, of several tiers; one each at most. */
export const readWaitingChanges = (db: Queryable, tierIds: readonly TierId[]) =>
  selectTierChanges(db)
    .where(sql<boolean>`tier_id = any(${[...tierIds]})`)
    .where('mailed_at', 'is', null)
    .execute()

/** The last one that was mailed since then, of each tier that has one. */
export const readMailedChanges = (db: Queryable, tierIds: readonly TierId[], since: Date) =>
  selectTierChanges(db)
    .distinctOn('tier_id')
    .where(sql<boolean>`tier_id = any(${[...tierIds]})`)
    .where('mailed_at', '>', since)
    .orderBy('tier_id')
    .orderBy('mailed_at', 'desc')
    .execute()
