import type { CommentId, ContentId } from '@fanfare/contract'
import { usePages } from '../../core/api/pages.ts'

export type Order = 'top' | 'newest'

export const useComments = (id: ContentId, sortBy: Order) =>
  usePages('listComments', { params: { id }, query: { sortBy } })

export const useReplies = (id: ContentId, commentId: CommentId, open: boolean) =>
  usePages('listReplies', { params: { id, commentId }, query: {} }, { enabled: open })
