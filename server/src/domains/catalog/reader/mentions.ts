import type { AccountId, CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { type Beginning, findAmong } from '../../profiles/index.ts'
import { followedBy } from '../../social/index.ts'

export interface MentionRow extends Row<'catalog.comment_mentions'> {
  readonly comment_id: CommentId
  readonly account_id: AccountId
}

/** Of these comments, in no particular order. */
export const readMentions = async (
  { q }: Queryable,
  ids: readonly CommentId[],
): Promise<MentionRow[]> =>
  ids.length === 0
    ? []
    : q
        .selectFrom('catalog.comment_mentions')
        .selectAll()
        .where(sql<boolean>`comment_id = any(${[...ids]}::uuid[])`)
        .$castTo<MentionRow>()
        .execute()

/** A popular post has more comments than can be looked through while somebody types. */
const latest = 200

/** The creator of the post, and the authors of its latest comments. */
export const findPresent = (
  db: Queryable,
  { id, creator_id }: { readonly id: ContentId; readonly creator_id: AccountId },
  beginning: Beginning,
) =>
  findAmong(
    db,
    sql`select ${creator_id}::uuid as id union all (
      select author_id from catalog.comments where content_id = ${id} and deleted_at is null
      order by created_at desc limit ${latest})`,
    beginning,
  )

export const findFollowed = (db: Queryable, viewer: AccountId, beginning: Beginning) =>
  findAmong(db, sql`select creator_id as id from ${followedBy(viewer)} followed`, beginning)
