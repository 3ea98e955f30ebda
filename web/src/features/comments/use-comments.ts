import type { CommentId, ContentId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'

export type Order = 'top' | 'newest'

export const useComments = (id: ContentId, sortBy: Order) =>
  usePages('listComments', { params: { id }, query: { sortBy } })

/** The first of a locked post. */
export const useFirstComments = (id: ContentId, limit: number) =>
  useQuery(readOf('listComments', { params: { id }, query: { limit, sortBy: 'top' } }))

export const useReplies = (id: ContentId, commentId: CommentId, open: boolean) =>
  usePages('listReplies', { params: { id, commentId }, query: {} }, { enabled: open })
