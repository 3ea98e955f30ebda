import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface ViewerState {
  readonly liked: boolean
  readonly saved: boolean
  readonly position: number | null
}

/** What one person has done with one post. */
export const readViewerState = async (
  { q }: Queryable,
  account: AccountId,
  id: ContentId,
): Promise<ViewerState> => {
  const { rows } = await sql<ViewerState>`
    select
      exists (select from catalog.likes where content_id = ${id} and account_id = ${account}) as liked,
      exists (select from catalog.saves where content_id = ${id} and account_id = ${account}) as saved,
      (select position from catalog.consumption
       where content_id = ${id} and account_id = ${account}) as position`.execute(q)
  return rows[0] ?? { liked: false, saved: false, position: null }
}

/** Those in the counter and those not yet rolled up into it. */
export const readLikeCount = async ({ q }: Queryable, id: ContentId) => {
  const { rows } = await sql<{ count: number }>`
    select (like_count + coalesce((
      select sum(delta) from catalog.count_changes where content_id = ${id} and kind = 'like'), 0))::int
      as count
    from catalog.content_stats where content_id = ${id}`.execute(q)
  return rows[0]?.count ?? 0
}

/** What the counters of a post will have added to them within a second. */
export const readPendingCounts = async ({ q }: Queryable, id: ContentId) => {
  const { rows } = await sql<{ kind: string; sum: number }>`
    select kind, sum(delta)::int as sum from catalog.count_changes
    where content_id = ${id} group by kind`.execute(q)
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.sum ?? 0
  return { likes: of('like'), comments: of('comment') }
}

export interface SavedKey {
  readonly id: ContentId
  readonly key: Date
}

export const readSavedSkeleton = ({ q }: Queryable, account: AccountId, start: PageStart) =>
  q
    .selectFrom('catalog.saves')
    .select(['content_id as id', 'saved_at as key'])
    .where('account_id', '=', account)
    .$call(newestFirst('saved_at', 'content_id', start))
    .$castTo<SavedKey>()
    .execute()

export interface LikeKey {
  readonly contentId: ContentId
  readonly accountId: AccountId
}

/** Those of these likes that are there now. */
export const readLikesAmong = async (
  { q }: Queryable,
  likes: readonly LikeKey[],
): Promise<LikeKey[]> => {
  const contentIds = likes.map(({ contentId }) => contentId)
  const accountIds = likes.map(({ accountId }) => accountId)
  const { rows } = await sql<LikeKey>`
    select l.content_id as "contentId", l.account_id as "accountId"
    from unnest(${contentIds}::uuid[], ${accountIds}::uuid[]) as asked(content_id, account_id)
    join catalog.likes l on l.content_id = asked.content_id and l.account_id = asked.account_id`.execute(
    q,
  )
  return rows
}
