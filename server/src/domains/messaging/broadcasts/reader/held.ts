import { sql } from 'kysely'

/**
 * Whether the reader may have the broadcast `b`, of a statement that knows as `held` which tiers they have held:
 * who leaves keeps what was sent before, and who comes has what is sent from then on.
 */
export const isTheirs = sql<boolean>`b.sent_at is not null and b.deleted_at is null and exists (
  select from held
  where held.creator_id = b.creator_id and (b.tier_id is null or held.tier_id = b.tier_id)
    and held.starts_at <= b.sent_at and (held.until is null or held.until > b.sent_at))`
