import type { CommentId, ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeComment } from '../writer/comments.ts'
import { moderateComment } from './moderate-comment.ts'

export const heartComment = (scope: SignedInScope, contentId: ContentId, id: CommentId) =>
  moderateComment(scope, contentId, id, (tx, comment) =>
    comment.deleted_at
      ? fail('comment.not-found')
      : changeComment(tx, id, { hearted_at: comment.hearted_at ?? scope.now() }),
  )
