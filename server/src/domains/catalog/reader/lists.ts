import {
  type AccountId,
  type CategorySlug,
  type ContentId,
  ContentType,
  categorySlugs,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/paging/keyset.ts'
import { readNarrowed, type Skeleton } from './narrowed.ts'

/** What a public list can be narrowed by. */
export interface ListFilter {
  readonly creatorId?: AccountId | undefined
  readonly type?: ContentType | undefined
  readonly category?: CategorySlug | undefined
  readonly tag?: string | undefined
  readonly access?: 'free' | 'premium' | undefined
}

export type Sort = 'latest' | 'popular'

const published = sql`l.status = 'published'`

/** Where a list in this order is read from. */
export const listSource = (sort: Sort, { tag, creatorId }: ListFilter) => {
  const isLatest = sort === 'latest'
  const key = isLatest ? sql`l.published_at` : sql`l.score`
  const keyType = isLatest ? sql`timestamptz` : sql`float8`
  if (tag !== undefined) {
    const conditions = [sql`l.tag = ${tag}`]
    return { table: sql`catalog.content_tags l`, id: sql`l.content_id`, key, keyType, conditions }
  }
  const conditions = [published, ...(creatorId ? [sql`l.creator_id = ${creatorId}`] : [])]
  return isLatest
    ? { table: sql`catalog.contents l`, id: sql`l.id`, key, keyType, conditions }
    : { table: sql`catalog.content_stats l`, id: sql`l.content_id`, key, keyType, conditions }
}

/** Newest or most popular first, or the other way round. */
export const readSkeleton = (
  db: Queryable,
  sort: Sort,
  filter: ListFilter,
  after: Keys | null,
  limit: number,
  order: 'asc' | 'desc' = 'desc',
): Promise<Skeleton[]> => {
  const { creatorId, type, category, access } = filter
  return readNarrowed(db, {
    ...listSource(sort, filter),
    columns: {
      ...(creatorId ? {} : { category: category ? [category] : categorySlugs }),
      type: type ? [type] : ContentType.options,
      is_free: access ? [access === 'free'] : [true, false],
    },
    isNarrowed: type !== undefined || category !== undefined || access !== undefined,
    isDescending: order === 'desc',
    after,
    limit,
  })
}

/** Candidates that share tags or the category, newest first of each; the caller ranks them. */
export const readRelatedIds = async (
  { q }: Queryable,
  { id, tags, category }: { id: ContentId; tags: readonly string[]; category: CategorySlug },
  each: number,
): Promise<{ id: ContentId; shared: number }[]> => {
  const { rows } = await sql<{ id: ContentId; shared: number }>`
    select id, count(*)::int as shared from (
      select newest.content_id as id from unnest(${[...tags]}::text[]) as wanted(tag)
      cross join lateral (
        select t.content_id, t.published_at from catalog.content_tags t
        where t.tag = wanted.tag order by t.published_at desc, t.content_id desc limit ${each}
      ) newest
      union all
      (select c.id from catalog.contents c
       where c.status = 'published' and c.category = ${category}
       order by c.published_at desc, c.id desc limit ${each})
    ) found
    where id <> ${id}
    group by id order by shared desc, id desc limit ${each}`.execute(q)
  return rows
}
