import type { AccountId, ArticleNode, AssetId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

const idsOf = (rows: readonly { readonly id: ContentId }[]) => rows.map(({ id }) => id)

const isAfter = (after: ContentId | null) =>
  after ? sql<boolean>`id > ${after}` : sql<boolean>`true`

/** All that is published, in the order of ids. */
export const readPublishedAfter = async (
  { q }: Queryable,
  after: ContentId | null,
  limit: number,
): Promise<ContentId[]> => {
  const { rows } = await sql<{ id: ContentId }>`
    select id from catalog.contents where status = 'published' and ${isAfter(after)}
    order by id limit ${limit}`.execute(q)
  return idsOf(rows)
}

/** All that one creator has published, in the order of ids. */
export const readPublishedOf = async (
  { q }: Queryable,
  creator: AccountId,
  after: ContentId | null,
  limit: number,
): Promise<ContentId[]> => {
  const { rows } = await sql<{ id: ContentId }>`
    select id from catalog.contents
    where status = 'published' and creator_id = ${creator} and ${isAfter(after)}
    order by id limit ${limit}`.execute(q)
  return idsOf(rows)
}

/** After every character that a title can have. */
const last = '\u{10FFFF}'

/** Whose title begins so, as it is spelt but for upper and lower case. */
export const findByTitle = async (
  { q }: Queryable,
  beginning: string,
  limit: number,
): Promise<ContentId[]> => {
  const letters = beginning.toLowerCase()
  const { rows } = await sql<{ id: ContentId }>`
    select id from catalog.contents
    where status = 'published' and lower(title) collate "C" >= ${letters}
      and lower(title) collate "C" < ${letters + last}
    order by lower(title) collate "C" limit ${limit}`.execute(q)
  return idsOf(rows)
}

/** How many posts each of these creators has published; none for who is not in the map. */
export const readPublishedCounts = async (
  { q }: Queryable,
  creators: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, number>> => {
  const { rows } = await sql<{ creator_id: AccountId; contents: number }>`
    select creator_id, contents from catalog.totals
    where status = 'published' and creator_id = any(${[...creators]}::uuid[])`.execute(q)
  return new Map(rows.map(({ creator_id, contents }) => [creator_id, contents]))
}

export const readDocuments = async (
  { q }: Queryable,
  ids: readonly ContentId[],
): Promise<ReadonlyMap<ContentId, ArticleNode>> => {
  const { rows } = await sql<{ content_id: ContentId; document: ArticleNode }>`
    select content_id, document from catalog.articles
    where content_id = any(${[...ids]}::uuid[])`.execute(q)
  return new Map(rows.map(({ content_id, document }) => [content_id, document]))
}

export interface Track {
  readonly content_id: ContentId
  readonly language: string
  readonly asset_id: AssetId
}

export const readTracks = async ({ q }: Queryable, ids: readonly ContentId[]): Promise<Track[]> => {
  const { rows } = await sql<Track>`
    select content_id, language, asset_id from catalog.captions
    where content_id = any(${[...ids]}::uuid[]) order by content_id, language`.execute(q)
  return rows
}
