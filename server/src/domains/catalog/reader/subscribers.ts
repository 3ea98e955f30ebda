import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { lastHad } from './consumption.ts'

/** Null for who has never published. */
export const readLastPublished = async (
  { q }: Queryable,
  creatorId: AccountId,
): Promise<Date | null> => {
  const row = await q
    .selectFrom('catalog.contents')
    .select('published_at')
    .where('creator_id', '=', creatorId)
    .where('status', '=', sql.lit('published'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.published_at ?? null
}

/** Whether somebody has had anything since then that not everybody can open. */
export const hasOpenedLocked = async (
  { q }: Queryable,
  accountId: AccountId,
  creatorId: AccountId,
  since: Date,
): Promise<boolean> => {
  const row = await q
    .selectFrom('catalog.consumption as c')
    .innerJoin('catalog.contents as content', 'content.id', 'c.content_id')
    .select('c.content_id')
    .where('c.account_id', '=', accountId)
    .where(lastHad, '>=', since)
    .where('c.creator_id', '=', creatorId)
    .where('content.visibility', '<>', sql.lit('public'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Seconds that were really served to one person, by creator. */
export const readSecondsServed = async (
  { q }: Queryable,
  accountId: AccountId,
  creators: readonly AccountId[],
): Promise<Map<AccountId, number>> => {
  const { rows } = await sql<{ creator_id: AccountId; seconds: number }>`
    select creator_id, sum(seconds_served)::float8 as seconds
    from catalog.consumption
    where account_id = ${accountId} and creator_id = any(${[...creators]})
    group by 1`.execute(q)
  return new Map(rows.map(({ creator_id, seconds }) => [creator_id, Math.floor(seconds)]))
}
