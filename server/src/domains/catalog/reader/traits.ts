import type { AccountId, CategorySlug, ContentId, ContentType } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** What a post is ranked by. */
export interface Traits {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly type: ContentType
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly publishedAt: Date
  /** As in lists of what is popular. */
  readonly score: number
  /** The interest that score is made of, whatever the age of the post. */
  readonly acclaim: number
}

/** Those of them that are published now. */
export const readTraits = async (
  { q }: Queryable,
  ids: readonly ContentId[],
): Promise<Traits[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Traits>`
    select c.id, c.creator_id as "creatorId", c.type, c.category, c.tags,
      c.published_at as "publishedAt", s.score,
      (s.view_count + 5 * s.like_count + 10 * s.comment_count)::float8 as acclaim
    from catalog.contents c join catalog.content_stats s on s.content_id = c.id
    where c.status = 'published' and c.id = any(${[...ids]}::uuid[])`.execute(q)
  return rows
}

/** Posts of these creators since then, newest first: one range of an index for each of them. */
export const readNewestOf = async (
  { q }: Queryable,
  creators: readonly AccountId[],
  since: Date,
  most: number,
): Promise<ContentId[]> => {
  if (creators.length === 0) return []
  const { rows } = await sql<{ id: ContentId }>`
    select newest.id from unnest(${[...creators]}::uuid[]) as wanted(creator_id)
    cross join lateral (
      select c.id, c.published_at from catalog.contents c
      where c.status = 'published' and c.creator_id = wanted.creator_id
        and c.published_at > ${since}
      order by c.published_at desc, c.id desc limit ${most}
    ) newest
    order by newest.published_at desc, newest.id desc limit ${most}`.execute(q)
  return rows.map(({ id }) => id)
}
