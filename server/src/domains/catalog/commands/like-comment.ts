import type { CommentId, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { likeCommentRow } from '../writer/comments.ts'
import { changeCommentLike } from './change-comment-like.ts'

export const likeComment = (scope: SignedInScope, contentId: ContentId, id: CommentId) =>
  changeCommentLike(scope, contentId, id, likeCommentRow, 1)
