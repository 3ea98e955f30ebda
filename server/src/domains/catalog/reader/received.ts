import type { AccountId, CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface ReceivedRow {
  readonly id: CommentId
  readonly content_id: ContentId
  readonly author_id: AccountId
  readonly created_at: Date
}

/** Where nobody reads comments there are none: the post is deleted, or its comments are turned off. */
const isReadThere = sql<boolean>`exists (
  select from catalog.contents c
  where c.id = r.content_id and c.status <> 'deleted' and c.allow_comments)`

/** Along an index by creator, newest first; only posts that were deleted or closed are walked past. */
export const readReceived = (
  { q }: Queryable,
  creatorId: AccountId,
  show: 'all' | 'unanswered',
  start: PageStart,
) =>
  q
    .selectFrom('catalog.received_comments as r')
    .select(['r.comment_id as id', 'r.content_id', 'r.author_id', 'r.created_at'])
    .where('r.creator_id', '=', creatorId)
    .$if(show === 'unanswered', (list) => list.where('r.is_unanswered', '=', sql.lit(true)))
    .where(isReadThere)
    .$call(newestFirst('r.created_at', 'r.comment_id', start))
    .$castTo<ReceivedRow>()
    .execute()
