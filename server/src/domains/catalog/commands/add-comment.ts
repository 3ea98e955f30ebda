import type { CommentId, ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { refuseBlockedAuthor } from '../blocked-author.ts'
import { mentionPeople } from '../mention-people.ts'
import { readComment } from '../reader/comments.ts'
import { requireReachableContent } from '../viewing.ts'
import { countReplies, insertComment } from '../writer/comments.ts'
import { noteCount } from '../writer/reactions.ts'
import { insertReceived, markAnswered } from '../writer/received.ts'
import { demandVerified } from './publish-content.ts'

interface NewComment {
  readonly text: string
  readonly parentId?: CommentId | undefined
}

/** Only people who can open a post may comment on it. A reply to a reply joins the same thread. */
export const addComment = async (
  scope: SignedInScope,
  contentId: ContentId,
  { text, parentId }: NewComment,
) => {
  const { row: content, access } = await requireReachableContent(scope, contentId)
  if (!access.open) return fail('content.locked')
  if (!content.allow_comments) return fail('comment.closed')
  await demandVerified(scope)
  const { accountId } = scope.actor
  return scope.transact(async (tx) => {
    const answered = parentId ? await readComment(tx, contentId, parentId) : null
    if (parentId && (!answered || answered.deleted_at)) return fail('comment.not-found')
    if (answered) await refuseBlockedAuthor(tx, scope.actor, answered)
    const thread = answered ? (answered.parent_id ?? answered.id) : null
    const comment = await insertComment(tx, {
      id: uuid() as CommentId,
      content_id: contentId,
      parent_id: thread,
      author_id: accountId,
      text,
      created_at: scope.now(),
    })
    await mentionPeople(tx, content, { actor: scope.actor, comment, before: [] })
    if (thread) await countReplies(tx, thread, 1)
    await noteCount(tx, contentId, 'comment', 1, scope.now())
    const { creator_id: creatorId } = content
    if (accountId !== creatorId) {
      const isToCreator = answered === null || answered.author_id === creatorId
      await insertReceived(tx, comment, { creatorId, isToCreator })
    } else if (thread) await markAnswered(tx, thread)
    tx.emit('catalog.comment-added', {
      contentId,
      creatorId,
      commentId: comment.id,
      authorId: accountId,
      answeredId: answered?.id ?? null,
    })
    return comment
  })
}
