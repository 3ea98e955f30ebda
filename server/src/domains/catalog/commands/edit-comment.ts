import type { CommentId, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canEditComment } from '../comment-policy.ts'
import { mentionPeople } from '../mention-people.ts'
import { readMentions } from '../reader/mentions.ts'
import { requireReachableContent } from '../viewing.ts'
import { changeComment, lockComment } from '../writer/comments.ts'

export const editComment = async (
  scope: SignedInScope,
  contentId: ContentId,
  id: CommentId,
  text: string,
) => {
  const { row: content } = await requireReachableContent(scope, contentId)
  const { actor } = scope
  return scope.transact(async (tx) => {
    canEditComment(await lockComment(tx, contentId, id), actor).orThrow()
    const comment = await changeComment(tx, id, { text, edited_at: scope.now() })
    const before = await readMentions(tx, [id])
    const accountIds = await mentionPeople(tx, content, { actor, comment, before })
    if (accountIds.length > 0) {
      const authorId = actor.accountId
      tx.emit('catalog.people-mentioned', { contentId, commentId: id, authorId, accountIds })
    }
    return comment
  })
}
