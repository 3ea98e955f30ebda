import type { CommentId, CommentView, ContentId } from '@fanfare/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { PagesOf } from '../../core/api/pages.ts'

export type CommentPages = PagesOf<'listComments'>

type Change = (comments: readonly CommentView[], page: number) => CommentView[]

const inPages = (change: Change) => (list: CommentPages | undefined) =>
  list && {
    ...list,
    pages: list.pages.map((page, at) => ({ ...page, comments: change(page.comments, at) })),
  }

const all = (id: ContentId) => [
  { queryKey: ['listComments', { params: { id } }] },
  { queryKey: ['listReplies', { params: { id } }] },
  { queryKey: ['listReceivedComments'] },
]

/** What is on the screen of this post's comments and replies, changed by hand, also in the creator's list. */
const everywhere = (queries: QueryClient, id: ContentId, change: Change) => {
  for (const filter of all(id)) queries.setQueriesData<CommentPages>(filter, inPages(change))
}

export const patchComment = (
  queries: QueryClient,
  contentId: ContentId,
  id: CommentId,
  patch: (comment: CommentView) => CommentView,
) =>
  everywhere(queries, contentId, (comments) =>
    // The creator's list knows more of each comment: that stays.
    comments.map((comment) => (comment.id === id ? { ...comment, ...patch(comment) } : comment)),
  )

/** One with replies stays as a gap that holds them together. */
export const dropComment = (queries: QueryClient, contentId: ContentId, gone: CommentView) => {
  if (gone.replyCount > 0) {
    patchComment(queries, contentId, gone.id, (comment) => ({
      ...comment,
      isDeleted: true,
      text: '',
      mentions: [],
      abilities: { edit: false, delete: false, pin: false, heart: false, reply: false },
    }))
    return
  }
  everywhere(queries, contentId, (comments) => comments.filter(({ id }) => id !== gone.id))
  countReply(queries, contentId, gone.parentId, -1)
}

const countReply = (
  queries: QueryClient,
  contentId: ContentId,
  parentId: CommentId | null,
  by: number,
) => {
  if (!parentId) return
  patchComment(queries, contentId, parentId, (parent) => ({
    ...parent,
    replyCount: Math.max(0, parent.replyCount + by),
  }))
}

/** A new comment is added first, a new reply last. */
export const addToCache = (queries: QueryClient, contentId: ContentId, added: CommentView) => {
  const { parentId } = added
  if (!parentId) {
    const change = inPages((comments, page) => (page === 0 ? [added, ...comments] : [...comments]))
    queries.setQueriesData<CommentPages>(
      { queryKey: ['listComments', { params: { id: contentId } }] },
      change,
    )
    return
  }
  const params = { id: contentId, commentId: parentId }
  queries.setQueriesData<CommentPages>({ queryKey: ['listReplies', { params }] }, (list) => {
    const last = (list?.pages.length ?? 0) - 1
    return inPages((comments, page) => (page === last ? [...comments, added] : [...comments]))(list)
  })
  countReply(queries, contentId, parentId, 1)
}
