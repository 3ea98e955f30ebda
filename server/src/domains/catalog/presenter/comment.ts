import type { CommentView } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import type { PersonCard } from '../../profiles/index.ts'
import { canDeleteComment, canEditComment, canModerateComment } from '../comment-policy.ts'
import type { CommentRow } from '../reader/comments.ts'
import type { Viewing } from '../viewing.ts'

interface CommentFacts {
  readonly viewing: Viewing
  readonly author: PersonCard | null
  readonly liked: boolean
}

export const presentComment = (
  row: CommentRow,
  { viewing: { row: content, access }, author, liked }: CommentFacts,
  actor: Actor,
): CommentView => {
  const isDeleted = row.deleted_at !== null
  const isModerator = !isDeleted && canModerateComment(row, content, actor).allowed
  return {
    id: row.id,
    parentId: row.parent_id,
    author: isDeleted ? null : author,
    text: row.text,
    isDeleted,
    isByCreator: !isDeleted && row.author_id === content.creator_id,
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
      pin: isModerator && row.parent_id === null,
      heart: isModerator,
      reply: actor.kind === 'account' && access.open && content.allow_comments && !isDeleted,
    },
  }
}
