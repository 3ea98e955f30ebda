import type { CommentId, CommentView, ContentId } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import {
  cutPage,
  decodeCursor,
  type Keys,
  type PageQuery,
  readPage,
} from '../../platform/paging/keyset.ts'
import { accountOf, type Scope } from '../../platform/scope.ts'
import { readBlockedFrom, readPeople, readSuspended } from '../profiles/index.ts'
import { readMutedBy } from '../social/index.ts'
import { countKeys, timeKeys } from './lists.ts'
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
import { readMentions } from './reader/mentions.ts'
import { requireVisibleContent, type Viewing } from './viewing.ts'

/**
 * A few queries for a whole page. Whoever left, or may not be seen, is nobody; what somebody who is
 * suspended wrote is shown as deleted. A place that many share keeps its threads: what somebody wrote
 * whom a block hides or whom the reader has muted is folded.
 */
export const viewComments = async (
  scope: Scope,
  rows: readonly CommentRow[],
  viewingOf: (row: CommentRow) => Viewing,
): Promise<CommentView[]> => {
  const { actor, db } = scope
  const viewer = accountOf(actor)
  const ids = rows.map(({ id }) => id)
  const authorIds = rows.map(({ author_id }) => author_id)
  const mentions = await readMentions(db, ids)
  const mentionedIds = mentions.map(({ account_id }) => account_id)
  const [people, muted, liked] = await Promise.all([
    readPeople(scope, [...authorIds, ...mentionedIds]),
    readMutedBy(scope, authorIds),
    viewer ? readLikedComments(db, viewer, ids) : new Set<CommentId>(),
  ])
  const unseen = authorIds.filter((id) => !people.has(id))
  const [suspended, blocked] = await Promise.all([
    readSuspended(db, unseen),
    readBlockedFrom(db, viewer, unseen),
  ])
  const mentionsOf = Map.groupBy(mentions, ({ comment_id }) => comment_id)
  return rows.map((row) => {
    const { author_id: id } = row
    const facts = {
      viewing: viewingOf(row),
      author: people.get(id) ?? null,
      mentions: (mentionsOf.get(row.id) ?? []).flatMap(({ written_as: username, account_id }) => {
        const person = people.get(account_id)
        return person ? { username, person } : []
      }),
      isHidden: suspended.has(id),
      isFolded: blocked.has(id) || muted.has(id),
      liked: liked.has(row.id),
    }
    return presentComment(row, facts, actor)
  })
}

export const viewComment = async (scope: Scope, contentId: ContentId, row: CommentRow) => {
  const viewing = await requireVisibleContent(scope, contentId)
  const [comment] = await viewComments(scope, [row], () => viewing)
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
  const after = decodeCursor(cursor, cursorFilter, sortBy === 'newest' ? timeKeys : countKeys)
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
    comments: await viewComments(scope, pinned ? [pinned, ...shown] : shown, () => viewing),
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
  return { comments: await viewComments(scope, shown, () => viewing), ...page }
}
