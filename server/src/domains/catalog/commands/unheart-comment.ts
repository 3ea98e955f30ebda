import type { CommentId, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeComment } from '../writer/comments.ts'
import { moderateComment } from './moderate-comment.ts'

export const unheartComment = (scope: SignedInScope, contentId: ContentId, id: CommentId) =>
  moderateComment(scope, contentId, id, (tx) => changeComment(tx, id, { hearted_at: null }))
