import type { CommentView, PersonCard } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import { canDeleteComment, canEditComment, canModerateComment } from '../comment-policy.ts'
import type { CommentRow } from '../reader/comments.ts'
import type { Viewing } from '../viewing.ts'

interface CommentFacts {
  readonly viewing: Viewing
  readonly author: PersonCard | null
  /** Those whom the reader may see. */
  readonly mentions: CommentView['mentions']
  /** Its author is suspended. */
  readonly isHidden: boolean
  /** A block hides its author, or the reader has muted them. */
  readonly isFolded: boolean
  readonly liked: boolean
}

export const presentComment = (
  row: CommentRow,
  {
    viewing: { row: content, access, despiteBlock },
    author,
    mentions,
    isHidden,
    liked,
    ...facts
  }: CommentFacts,
  actor: Actor,
): CommentView => {
  const isDeleted = isHidden || row.deleted_at !== null
  const isFolded = facts.isFolded && !isDeleted
  const isUnread = isFolded || isDeleted
  const mayComment =
    actor.kind === 'account' && access.open && content.allow_comments && !despiteBlock
  const isModerator = !isDeleted && canModerateComment(row, content, actor).allowed
  return {
    id: row.id,
    parentId: row.parent_id,
    author: isUnread ? null : author,
    text: isHidden || isFolded ? '' : row.text,
    mentions: isUnread ? [] : mentions,
    isDeleted,
    isFolded,
    isByCreator: !isUnread && row.author_id === content.creator_id,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    pinned: row.pinned_at !== null,
    hearted: row.hearted_at !== null,
    likeCount: row.like_count,
    replyCount: row.reply_count,
    viewer: { liked },
    abilities: {
      edit: canEditComment(row, actor).allowed,
      delete: canDeleteComment(row, content, actor).allowed,
      // What is folded can still be taken down.
      pin: isModerator && row.parent_id === null && (!isFolded || row.pinned_at !== null),
      heart: isModerator && (!isFolded || row.hearted_at !== null),
      reply: mayComment && !isUnread,
    },
  }
}
