import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** The condition of the partial indexes, word for word. */
const ofTier = sql<boolean>`resource like 'creator:%:tier:%'`

/**
 * For statements of other domains: whose tiers this person has held, and from when until when. Also what has
 * ended: whoever had a tier at a moment can be told long afterwards.
 */
export const tiersHeldBy = (accountId: AccountId) => sql`(
  select substring(resource from 9 for 36)::uuid as creator_id,
    substring(resource from 51)::uuid as tier_id, starts_at, least(ends_at, revoked_at) as until
  from entitlements.grants where account_id = ${accountId} and ${ofTier})`

/** How many people held this tier of the creator at that moment, or any of theirs. */
export const countHolders = async (
  { q }: Queryable,
  creatorId: AccountId,
  tierId: string | null,
  at: Date,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct account_id) as count from entitlements.grants
    where ${ofTier} and resource collate "C" like ${`creator:${creatorId}:tier:${tierId ?? '%'}`}
      and starts_at <= ${at} and (ends_at is null or ends_at > ${at})
      and (revoked_at is null or revoked_at > ${at})`.execute(q)
  return rows[0]?.count ?? 0
}

/** Whom each of these people subscribes to now; whoever does to nobody is left out. */
export const readSubscriptionsOf = async (
  { q }: Queryable,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ account_id: string; creator_ids: string[] }>`
    select account_id, array_agg(distinct substring(resource from 9 for 36)) as creator_ids
    from entitlements.grants
    where account_id = any(${[...accountIds]}::uuid[]) and ${ofTier}
      and revoked_at is null and (ends_at is null or ends_at > ${now})
    group by account_id`.execute(q)
  return new Map(rows.map(({ account_id, creator_ids }) => [account_id, creator_ids]))
}
