import type { AccountId, ContentId, NotificationId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'

export interface NewPublish {
  readonly contentId: ContentId
  readonly creatorId: AccountId
  readonly at: Date
}

/** In their order, the oldest first: one is a highlight if nothing came in the day before it. Answers their ids. */
export const insertPublishes = async (
  tx: Transaction,
  publishes: readonly NewPublish[],
  suspended: ReadonlySet<AccountId>,
): Promise<NotificationId[]> => {
  const ids = publishes.map(() => uuid() as NotificationId)
  const contents = publishes.map(({ contentId }) => contentId)
  const creators = publishes.map(({ creatorId }) => creatorId)
  const times = publishes.map(({ at }) => at)
  await sql`
    with given as (
      select * from unnest(
        ${ids}::uuid[], ${contents}::uuid[], ${creators}::uuid[], ${times}::timestamptz[])
        with ordinality as given(id, content_id, creator_id, at, n)
    ), published as (
      insert into notifications.publishes (id, content_id, creator_id, is_highlight, at)
      select g.id, g.content_id, g.creator_id, not exists (
        select from notifications.publishes p
        where p.creator_id = g.creator_id and p.removed_at is null
          and p.at > g.at - interval '24 hours' and p.at <= g.at
      ) and not exists (
        select from given before
        where before.creator_id = g.creator_id and before.n < g.n
          and before.at > g.at - interval '24 hours'
      ), g.at
      from given g order by g.n
      returning creator_id, seq
    )
    insert into notifications.publishers as p (creator_id, last_seq, is_hidden)
    select creator_id, max(seq), creator_id = any(${[...suspended]}::uuid[])
    from published group by creator_id
    on conflict (creator_id) do update
    set last_seq = excluded.last_seq, is_hidden = excluded.is_hidden`.execute(tx.q)
  return ids
}

/** Answers whose they were. */
export const removePublishes = async (
  tx: Transaction,
  contents: readonly ContentId[],
  now: Date,
): Promise<AccountId[]> => {
  const rows = await tx.q
    .updateTable('notifications.publishes')
    .set({ removed_at: now })
    .where(sql<boolean>`content_id = any(${[...contents]}::uuid[])`)
    .where('removed_at', 'is', null)
    .returning('creator_id')
    .$castTo<{ creator_id: AccountId }>()
    .execute()
  return rows.map(({ creator_id }) => creator_id)
}

export const hidePublishers = async (
  tx: Transaction,
  creators: readonly AccountId[],
  suspended: ReadonlySet<AccountId>,
) => {
  const hidden = creators.filter((id) => suspended.has(id))
  await tx.q
    .updateTable('notifications.publishers')
    .set({ is_hidden: sql<boolean>`creator_id = any(${hidden}::uuid[])` })
    .where(sql<boolean>`creator_id = any(${[...creators]}::uuid[])`)
    .execute()
}
