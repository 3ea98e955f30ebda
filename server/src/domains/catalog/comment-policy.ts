import type { AccountId } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/scope.ts'
import { isOwner } from './policy.ts'
import type { CommentRow } from './reader/comments.ts'

type Content = { readonly creator_id: AccountId }

const isAuthor = ({ author_id }: Pick<CommentRow, 'author_id'>, actor: Actor) =>
  actor.kind === 'account' && actor.accountId === author_id

const isThere = (comment: CommentRow | null): comment is CommentRow =>
  comment !== null && comment.deleted_at === null

/** Someone else's comment is not there to be touched, rather than forbidden. */
export const canEditComment = (comment: CommentRow | null, actor: Actor): Verdict =>
  isThere(comment) && isAuthor(comment, actor) ? allow : deny('comment.not-found')

export const canDeleteComment = (
  comment: CommentRow | null,
  content: Content,
  actor: Actor,
): Verdict => {
  if (!isThere(comment)) return deny('comment.not-found')
  return isAuthor(comment, actor) || isOwner(content, actor) ? allow : deny('comment.not-found')
}

/** Pin and heart are the creator's of the post. */
export const canModerateComment = (
  comment: CommentRow | null,
  content: Content,
  actor: Actor,
): Verdict => (comment && isOwner(content, actor) ? allow : deny('comment.not-found'))
