import type { AccountId, CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface CommentRow {
  readonly id: CommentId
  readonly content_id: ContentId
  readonly parent_id: CommentId | null
  readonly author_id: AccountId
  readonly text: string
  readonly like_count: number
  readonly reply_count: number
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly deleted_at: Date | null
  readonly pinned_at: Date | null
  readonly hearted_at: Date | null
}

const comments = ({ q }: Queryable) =>
  q.selectFrom('catalog.comments').selectAll().$castTo<CommentRow>()

/** A comment of another post is not there. */
export const readComment = async (db: Queryable, contentId: ContentId, id: CommentId) =>
  (await comments(db)
    .where('id', '=', id)
    .where('content_id', '=', contentId)
    .executeTakeFirst()) ?? null

export const readPinned = async (db: Queryable, contentId: ContentId) =>
  (await comments(db)
    .where('content_id', '=', contentId)
    .where('pinned_at', 'is not', null)
    .executeTakeFirst()) ?? null

export type CommentSort = 'newest' | 'top'
export type CommentKeys = readonly [key: string | number, id: string]

/** The pinned one stands before the first page and is in none. */
export const readThreads = (
  db: Queryable,
  contentId: ContentId,
  sort: CommentSort,
  after: CommentKeys | null,
  limit: number,
) => {
  const key = sort === 'newest' ? 'created_at' : 'like_count'
  const keyType = sort === 'newest' ? sql`timestamptz` : sql`integer`
  const page = comments(db)
    .where('content_id', '=', contentId)
    .where('parent_id', 'is', null)
    .where('pinned_at', 'is', null)
    .orderBy(key, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!after) return page.execute()
  return page
    .where(sql<boolean>`(${sql.ref(key)}, id) < (${after[0]}::${keyType}, ${after[1]}::uuid)`)
    .execute()
}

export const readReplies = (
  db: Queryable,
  parentId: CommentId,
  after: readonly [string, string] | null,
  limit: number,
) => {
  const oldest = comments(db)
    .where('parent_id', '=', parentId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  if (!after) return oldest.execute()
  return oldest
    .where(sql<boolean>`(created_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`)
    .execute()
}

export const readLikedComments = async (
  { q }: Queryable,
  account: AccountId,
  ids: readonly CommentId[],
): Promise<ReadonlySet<CommentId>> => {
  if (ids.length === 0) return new Set()
  const rows = await q
    .selectFrom('catalog.comment_likes')
    .select('comment_id')
    .where('account_id', '=', account)
    .where(sql<boolean>`comment_id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ comment_id }) => comment_id as CommentId))
}
