import type { CommentId, CommentView, ContentId } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import {
  cutPage,
  decodeCursor,
  type Keys,
  type PageQuery,
  readPage,
} from '../../platform/paging/keyset.ts'
import type { Scope } from '../../platform/scope.ts'
import { readPeople } from '../profiles/index.ts'
import { numberKeys, timeKeys } from './lists.ts'
import { presentComment } from './presenter/comment.ts'
import {
  type CommentRow,
  type CommentSort,
  readComment,
  readLikedComments,
  readPinned,
  readReplies,
  readThreads,
} from './reader/comments.ts'
import { requireVisibleContent, type Viewing } from './viewing.ts'

/** Three queries for a whole page; whoever left, or may not be seen, is nobody. */
const viewComments = async (
  scope: Scope,
  viewing: Viewing,
  rows: readonly CommentRow[],
): Promise<CommentView[]> => {
  const { actor, db } = scope
  const ids = rows.map(({ id }) => id)
  const authorIds = rows.map(({ author_id }) => author_id)
  const [people, liked] = await Promise.all([
    readPeople(scope, authorIds),
    actor.kind === 'account' ? readLikedComments(db, actor.accountId, ids) : new Set<CommentId>(),
  ])
  return rows.map((row) => {
    const author = people.get(row.author_id) ?? null
    return presentComment(row, { viewing, author, liked: liked.has(row.id) }, actor)
  })
}

export const viewComment = async (scope: Scope, contentId: ContentId, row: CommentRow) => {
  const [comment] = await viewComments(scope, await requireVisibleContent(scope, contentId), [row])
  return comment ?? fail('comment.not-found')
}

/** Also of a locked post: what others say about it is no part of it. */
export const listComments = async (
  scope: Scope,
  id: ContentId,
  { cursor, limit, sortBy }: PageQuery & { readonly sortBy: CommentSort },
) => {
  const viewing = await requireVisibleContent(scope, id)
  const cursorFilter = ['comments', id, sortBy]
  const after = decodeCursor(cursor, cursorFilter, sortBy === 'newest' ? timeKeys : numberKeys)
  const [rows, pinned] = await Promise.all([
    readThreads(scope.db, id, sortBy, after, limit + 1),
    after ? null : readPinned(scope.db, id),
  ])
  const keysOf = (row: CommentRow): Keys => [
    sortBy === 'newest' ? row.created_at.toISOString() : row.like_count,
    row.id,
  ]
  const { shown, ...page } = cutPage(rows, limit, keysOf, cursorFilter)
  return {
    comments: await viewComments(scope, viewing, pinned ? [pinned, ...shown] : shown),
    ...page,
  }
}

export const listReplies = async (
  scope: Scope,
  id: ContentId,
  commentId: CommentId,
  query: PageQuery,
) => {
  const viewing = await requireVisibleContent(scope, id)
  if (!(await readComment(scope.db, id, commentId))) return fail('comment.not-found')
  const keysOf = (row: CommentRow): Keys => [row.created_at.toISOString(), row.id]
  const { shown, ...page } = await readPage(query, ['replies', commentId], keysOf, (start) =>
    readReplies(scope.db, commentId, start),
  )
  return { comments: await viewComments(scope, viewing, shown), ...page }
}
