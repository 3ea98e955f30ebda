import type { Queryable } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import type { SignedIn } from '../../platform/scope.ts'
import { readBlockedFrom } from '../profiles/index.ts'
import type { CommentRow } from './reader/comments.ts'

/** Nobody answers, likes or hearts what they do not see: it is folded for them. */
export const refuseBlockedAuthor = async (
  db: Queryable,
  { accountId }: SignedIn,
  { author_id }: CommentRow,
): Promise<void> => {
  const blocked = await readBlockedFrom(db, accountId, [author_id])
  if (blocked.size > 0) fail('comment.not-found')
}
