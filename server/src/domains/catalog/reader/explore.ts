import {
  type AccountId,
  type CategorySlug,
  type ContentId,
  ContentType,
  categorySlugs,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { ListFilter } from './lists.ts'
import { readNarrowed, type Skeleton } from './narrowed.ts'

/** Most interest of late first. */
export const readTrendingSkeleton = (
  db: Queryable,
  { category, type }: Pick<ListFilter, 'category' | 'type'>,
  limit: number,
): Promise<Skeleton[]> =>
  readNarrowed(db, {
    table: sql`catalog.content_stats l`,
    id: sql`l.content_id`,
    key: sql`l.trend`,
    keyType: sql`float8`,
    conditions: [sql`l.status = 'published'`],
    columns: {
      category: category ? [category] : categorySlugs,
      type: type ? [type] : ContentType.options,
      is_free: [true, false],
    },
    isNarrowed: category !== undefined || type !== undefined,
    isDescending: true,
    after: null,
    limit,
  })

export interface LeadingRow {
  readonly category: CategorySlug
  readonly id: ContentId
  readonly trend: number
}

/** The first posts of every category: the beginnings of a fixed number of ranges of one index. */
export const readLeading = async ({ q }: Queryable, each: number): Promise<LeadingRow[]> => {
  const { rows } = await sql<LeadingRow>`
    select category, id, trend from (
      select c.category, found.id, found.trend, row_number() over (
        partition by c.category order by found.trend desc, found.id desc) as place
      from unnest(${[...categorySlugs]}::text[]) as c(category)
      cross join unnest(${[...ContentType.options]}::text[]) as t(type)
      cross join unnest('{true,false}'::boolean[]) as f(is_free)
      cross join lateral (
        select s.content_id as id, s.trend from catalog.content_stats s
        where s.status = 'published' and s.category = c.category and s.type = t.type
          and s.is_free = f.is_free
        order by s.trend desc, s.content_id desc limit ${each}
      ) found
    ) ranked where place <= ${each} order by category, place`.execute(q)
  return rows
}

/** As they were counted last; a category without any is not there. */
export const readCategoryCounts = async ({ q }: Queryable) => {
  const { rows } = await sql<{ category: CategorySlug; contents: number }>`
    select category, sum(contents)::float8 as contents from catalog.published_months
    group by category`.execute(q)
  return new Map(rows.map(({ category, contents }) => [category, contents]))
}

/** Of each creator, of so many posts at most. */
export const countTagged = async ({ q }: Queryable, tag: string, most: number) => {
  const { rows } = await sql<{ creator_id: AccountId; contents: number }>`
    select c.creator_id, count(*)::int as contents from (
      select content_id from catalog.content_tags where tag = ${tag} limit ${most}) found
    join catalog.contents c on c.id = found.content_id
    group by c.creator_id`.execute(q)
  return rows
}

/** The newest posts of each of these creators. */
export const readNewestOf = async (
  { q }: Queryable,
  creators: readonly AccountId[],
  each: number,
): Promise<{ id: ContentId }[]> => {
  const { rows } = await sql<{ id: ContentId }>`
    select newest.id from unnest(${[...creators]}::uuid[]) as c(id)
    cross join lateral (
      select l.id, l.published_at from catalog.contents l
      where l.status = 'published' and l.creator_id = c.id
      order by l.published_at desc, l.id desc limit ${each}
    ) newest
    order by newest.published_at desc, newest.id desc`.execute(q)
  return rows
}
