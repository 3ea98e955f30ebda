import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface DayRow {
  readonly date: string
  readonly views: number
  readonly likes: number
  readonly comments: number
}

/** From this day on, oldest first; days on which nothing happened are not there. */
export const readCreatorDays = ({ q }: Queryable, creatorId: AccountId, from: string) =>
  q
    .selectFrom('catalog.creator_daily')
    .select([sql<string>`day::text`.as('date'), 'views', 'likes', 'comments'])
    .where('creator_id', '=', creatorId)
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('day')
    .$castTo<DayRow>()
    .execute()

/** Of all days: a row each, so ten years are few thousand. */
export const readCreatorSums = ({ q }: Queryable, creatorId: AccountId) =>
  q
    .selectFrom('catalog.creator_daily')
    .select([
      sql<number>`coalesce(sum(views), 0)::float8`.as('views'),
      sql<number>`coalesce(sum(likes), 0)::float8`.as('likes'),
    ])
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow()

export const readContentDays = ({ q }: Queryable, id: ContentId, from: string) =>
  q
    .selectFrom('catalog.daily')
    .select([sql<string>`day::text`.as('date'), 'views', 'likes', 'comments'])
    .where('content_id', '=', id)
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('day')
    .$castTo<DayRow>()
    .execute()

export const readTotals = ({ q }: Queryable, creatorId: AccountId) =>
  q
    .selectFrom('catalog.totals')
    .select(['status', 'contents'])
    .where('creator_id', '=', creatorId)
    .execute()

/** What was published since that day (UTC), newest first. */
export const readPublishedSince = async (
  { q }: Queryable,
  creatorId: AccountId,
  since: string,
  most: number,
) => {
  const { rows } = await sql<{ id: ContentId; title: string; date: string }>`
    select id, title, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as date
    from catalog.contents
    where creator_id = ${creatorId} and status = 'published'
      and published_at >= ${`${since}T00:00:00Z`}::timestamptz
    order by published_at desc, id desc limit ${most}`.execute(q)
  return rows
}
