import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** Whether anything is left of a post for whoever has bought it, on sale or not. */
export const isContentLeft = async ({ q }: Queryable, id: ContentId) => {
  const row = await q
    .selectFrom('catalog.contents')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of them that staff took down. */
export const readTakenDown = async (
  { q }: Queryable,
  ids: readonly ContentId[],
): Promise<ReadonlySet<ContentId>> => {
  if (ids.length === 0) return new Set()
  const rows = await q
    .selectFrom('catalog.contents')
    .select('id')
    .where('status', '=', sql.lit('taken-down'))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id as ContentId))
}

export interface PublishedFacts {
  readonly id: ContentId
  readonly creatorId: AccountId
  /** For the first time, however often it was taken back since. */
  readonly publishedAt: Date
}

/** Those of them that are published now. */
export const readPublished = ({ q }: Queryable, ids: readonly ContentId[]) =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'creator_id as creatorId', 'published_at as publishedAt'])
    .where('status', '=', sql.lit('published'))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .$castTo<PublishedFacts>()
    .execute()
