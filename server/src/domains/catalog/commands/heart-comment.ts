import type { CommentId, ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { refuseBlockedAuthor } from '../blocked-author.ts'
import { changeComment } from '../writer/comments.ts'
import { moderateComment } from './moderate-comment.ts'

export const heartComment = (scope: SignedInScope, contentId: ContentId, id: CommentId) =>
  moderateComment(scope, contentId, id, async (tx, comment) => {
    if (comment.deleted_at) return fail('comment.not-found')
    await refuseBlockedAuthor(tx, scope.actor, comment)
    return changeComment(tx, id, { hearted_at: comment.hearted_at ?? scope.now() })
  })
