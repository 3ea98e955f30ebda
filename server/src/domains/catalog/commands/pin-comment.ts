import type { CommentId, ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { refuseBlockedAuthor } from '../blocked-author.ts'
import { changeComment, unpinAll } from '../writer/comments.ts'
import { moderateComment } from './moderate-comment.ts'

/** A reply can't be pinned: it is shown below the comment it answers. */
export const pinComment = (scope: SignedInScope, contentId: ContentId, id: CommentId) =>
  moderateComment(scope, contentId, id, async (tx, comment) => {
    if (comment.parent_id || comment.deleted_at) return fail('comment.not-found')
    await refuseBlockedAuthor(tx, scope.actor, comment)
    await unpinAll(tx, contentId)
    return changeComment(tx, id, { pinned_at: scope.now() })
  })
