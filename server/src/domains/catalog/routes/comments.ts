import type { CommentId, ContentId } from '@fanfare/contract'
import { handlers } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { addComment, deleteComment, editComment } from '../commands/comments.ts'
import {
  heartComment,
  likeComment,
  pinComment,
  unheartComment,
  unlikeComment,
  unpinComment,
} from '../commands/mark-comment.ts'
import type { CommentRow } from '../reader/comments.ts'
import { listComments, listReplies, viewComment } from '../threads.ts'

const one = async (scope: SignedInScope, id: ContentId, row: CommentRow) => ({
  comment: await viewComment(scope, id, row),
})

interface Named {
  readonly params: { readonly id: ContentId; readonly commentId: CommentId }
}
type Mark = (scope: SignedInScope, id: ContentId, commentId: CommentId) => Promise<CommentRow>

const marked =
  (mark: Mark) =>
  async (scope: SignedInScope, { params }: Named) =>
    one(scope, params.id, await mark(scope, params.id, params.commentId))

export const commentRoutes = handlers({
  listComments: (scope, { params, query }) => listComments(scope, params.id, query),

  listReplies: (scope, { params, query }) => listReplies(scope, params.id, params.commentId, query),

  addComment: async (scope, { params, body }) =>
    one(scope, params.id, await addComment(scope, params.id, body)),

  editComment: async (scope, { params, body }) =>
    one(scope, params.id, await editComment(scope, params.id, params.commentId, body.text)),

  deleteComment: (scope, { params }) => deleteComment(scope, params.id, params.commentId),

  likeComment: marked(likeComment),
  unlikeComment: marked(unlikeComment),
  pinComment: marked(pinComment),
  unpinComment: marked(unpinComment),
  heartComment: marked(heartComment),
  unheartComment: marked(unheartComment),
})
