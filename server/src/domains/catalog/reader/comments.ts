import type { AccountId, CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { isBelow, type Keys, oldestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface CommentRow extends Row<'catalog.comments'> {
  readonly id: CommentId
  readonly content_id: ContentId
  readonly parent_id: CommentId | null
  readonly author_id: AccountId
}

export const selectComments = ({ q }: Queryable) =>
  q.selectFrom('catalog.comments').selectAll().$castTo<CommentRow>()

/** A comment of another post is not there. */
export const readComment = async (db: Queryable, contentId: ContentId, id: CommentId) =>
  (await selectComments(db)
    .where('id', '=', id)
    .where('content_id', '=', contentId)
    .executeTakeFirst()) ?? null

export const readPinned = async (db: Queryable, contentId: ContentId) =>
  (await selectComments(db)
    .where('content_id', '=', contentId)
    .where('pinned_at', 'is not', null)
    .executeTakeFirst()) ?? null

export type CommentSort = 'newest' | 'top'

/** The pinned one stands before the first page and is in none. */
export const readThreads = (
  db: Queryable,
  contentId: ContentId,
  sort: CommentSort,
  after: Keys | null,
  limit: number,
) => {
  const key = sort === 'newest' ? 'created_at' : 'like_count'
  return selectComments(db)
    .where('content_id', '=', contentId)
    .where('parent_id', 'is', null)
    .where('pinned_at', 'is', null)
    .where(isBelow(key, 'id', after))
    .orderBy(key, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export const readReplies = (db: Queryable, parentId: CommentId, start: PageStart) =>
  selectComments(db)
    .where('parent_id', '=', parentId)
    .$call(oldestFirst('created_at', 'id', start))
    .execute()

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

/** Those of them that are there and not deleted, in no particular order. */
export const readComments = (db: Queryable, ids: readonly CommentId[]) =>
  selectComments(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
