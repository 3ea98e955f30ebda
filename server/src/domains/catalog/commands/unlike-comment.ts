import type { CommentId, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { unlikeCommentRow } from '../writer/comments.ts'
import { changeCommentLike } from './change-comment-like.ts'

export const unlikeComment = (scope: SignedInScope, contentId: ContentId, id: CommentId) =>
  changeCommentLike(scope, contentId, id, unlikeCommentRow, -1)
