import type { CommentId, ContentId } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../app/api.ts'
import type { CommentPage, CommentPages } from './comment-cache.ts'

export type Order = 'top' | 'newest'
type Cursor = string | undefined
type Key = readonly unknown[]

const pages = {
  initialPageParam: undefined as Cursor,
  getNextPageParam: (last: CommentPage): Cursor => last.nextCursor ?? undefined,
}

export const useComments = (id: ContentId, sortBy: Order) =>
  useInfiniteQuery<CommentPage, ProblemError, CommentPages, Key, Cursor>({
    ...pages,
    queryKey: ['listComments', { params: { id }, query: { sortBy } }, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listComments', { params: { id }, query: { sortBy, cursor } }, { signal }),
  })

export const useReplies = (id: ContentId, commentId: CommentId, open: boolean) =>
  useInfiniteQuery<CommentPage, ProblemError, CommentPages, Key, Cursor>({
    ...pages,
    enabled: open,
    queryKey: ['listReplies', { params: { id, commentId } }, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listReplies', { params: { id, commentId }, query: { cursor } }, { signal }),
  })
