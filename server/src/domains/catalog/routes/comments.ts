import type { CommentId, ContentId } from '@fanfare/contract'
import { handlers } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { addComment } from '../commands/add-comment.ts'
import { deleteComment } from '../commands/delete-comment.ts'
import { editComment } from '../commands/edit-comment.ts'
import { heartComment } from '../commands/heart-comment.ts'
import { likeComment } from '../commands/like-comment.ts'
import { pinComment } from '../commands/pin-comment.ts'
import { unheartComment } from '../commands/unheart-comment.ts'
import { unlikeComment } from '../commands/unlike-comment.ts'
import { unpinComment } from '../commands/unpin-comment.ts'
import { listMentionable } from '../mentionable.ts'
import type { CommentRow } from '../reader/comments.ts'
import { countUnanswered, listReceivedComments } from '../received.ts'
import { listComments, listReplies, viewComment } from '../threads.ts'

const one = async (scope: SignedInScope, id: ContentId, row: CommentRow) => ({
  comment: await viewComment(scope, id, row),
})

interface Named {
  readonly params: { readonly id: ContentId; readonly commentId: CommentId }
}
type Change = (scope: SignedInScope, id: ContentId, commentId: CommentId) => Promise<CommentRow>

const changed =
  (change: Change) =>
  async (scope: SignedInScope, { params }: Named) =>
    one(scope, params.id, await change(scope, params.id, params.commentId))

export const commentRoutes = handlers({
  listComments: (scope, { params, query }) => listComments(scope, params.id, query),

  listReplies: (scope, { params, query }) => listReplies(scope, params.id, params.commentId, query),

  listReceivedComments: (scope, { query }) => listReceivedComments(scope, query),

  readUnansweredCount: async (scope) => ({ count: await countUnanswered(scope) }),

  listMentionable: (scope, { params, query }) => listMentionable(scope, params.id, query.q),

  addComment: async (scope, { params, body }) =>
    one(scope, params.id, await addComment(scope, params.id, body)),

  editComment: async (scope, { params, body }) =>
    one(scope, params.id, await editComment(scope, params.id, params.commentId, body.text)),

  deleteComment: (scope, { params }) => deleteComment(scope, params.id, params.commentId),

  likeComment: changed(likeComment),
  unlikeComment: changed(unlikeComment),
  pinComment: changed(pinComment),
  unpinComment: changed(unpinComment),
  heartComment: changed(heartComment),
  unheartComment: changed(unheartComment),
})
