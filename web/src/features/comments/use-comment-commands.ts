import type { CommentView, ContentId, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { api, useAction } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { dropComment, patchComment } from './comment-cache.ts'

type Reaction =
  | 'likeComment'
  | 'unlikeComment'
  | 'pinComment'
  | 'unpinComment'
  | 'heartComment'
  | 'unheartComment'

const shownAs: Record<Reaction, (comment: CommentView) => Partial<CommentView>> = {
  likeComment: ({ likeCount }) => ({ likeCount: likeCount + 1, viewer: { liked: true } }),
  unlikeComment: ({ likeCount }) => ({ likeCount: likeCount - 1, viewer: { liked: false } }),
  pinComment: () => ({ pinned: true }),
  unpinComment: () => ({ pinned: false }),
  heartComment: () => ({ hearted: true }),
  unheartComment: () => ({ hearted: false }),
}

/** Everything is shown at once, and put back as it was when the server did not take it. */
export const useCommentCommands = (contentId: ContentId, comment: CommentView) => {
  const queries = useQueryClient()
  const params = { id: contentId, commentId: comment.id }
  const put = (next: CommentView) => patchComment(queries, contentId, comment.id, () => next)

  const react = useAction<ReplyBody<Routes[Reaction]>, ProblemError, Reaction>({
    mutationFn: (name) => api.call(name, { params }),
    onMutate: (name) => put({ ...comment, ...shownAs[name](comment) }),
    onSuccess: (answer) => put(answer.comment),
    onError: () => put(comment),
  })
  const edit = useAction<ReplyBody<Routes['editComment']>, ProblemError, string>({
    mutationFn: (text) => api.call('editComment', { params, body: { text } }),
    onSuccess: (answer) => put(answer.comment),
  })
  const remove = useAction<unknown, ProblemError>({
    mutationFn: () => api.call('deleteComment', { params }),
    onSuccess: () => {
      dropComment(queries, contentId, comment)
      void queries.invalidateQueries({ queryKey: ['readContent', { params: { id: contentId } }] })
    },
  })
  return {
    react: (name: Reaction) => void react.run(name).catch(toastProblem),
    edit,
    remove: () => void remove.run().catch(toastProblem),
  }
}
