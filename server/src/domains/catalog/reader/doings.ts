import type { AccountId, CategorySlug, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface DoingKey {
  readonly accountId: AccountId
  readonly contentId: ContentId
}

/** What one person has to do with one post now, and what it is about. */
export interface Doing extends DoingKey {
  readonly creatorId: AccountId
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly likedAt: Date | null
  readonly savedAt: Date | null
  readonly commentedAt: Date | null
  /** Of what plays, how much of it was played; null for what has no length. */
  readonly share: number | null
  readonly playedAt: Date | null
}

/** Of posts that are still there; one query, whatever their number. */
export const readDoings = async ({ q }: Queryable, keys: readonly DoingKey[]): Promise<Doing[]> => {
  const { rows } = await sql<Doing>`
    select asked.account_id as "accountId", c.id as "contentId", c.creator_id as "creatorId",
      c.category, c.tags, l.created_at as "likedAt", s.saved_at as "savedAt",
      (select max(w.created_at) from catalog.comments w
       where w.author_id = asked.account_id and w.content_id = c.id and w.deleted_at is null)
        as "commentedAt",
      case when c.duration > 0 then least(1, coalesce(u.seconds_served, 0) / c.duration) end as share,
      u.reported_at as "playedAt"
    from unnest(
      ${keys.map(({ accountId }) => accountId)}::uuid[],
      ${keys.map(({ contentId }) => contentId)}::uuid[]) as asked(account_id, content_id)
    join catalog.contents c on c.id = asked.content_id and c.deleted_at is null
    left join catalog.likes l on l.content_id = c.id and l.account_id = asked.account_id
    left join catalog.saves s on s.content_id = c.id and s.account_id = asked.account_id
    left join catalog.consumption u
      on u.content_id = c.id and u.account_id = asked.account_id`.execute(q)
  return rows
}
