import type { AccountId, NotificationId, NotificationKind } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface GroupKey {
  readonly recipient: AccountId
  /** With the kind in front. */
  readonly key: string
}

export interface OpenGroup extends GroupKey {
  readonly id: NotificationId
  readonly seq: number
  readonly beganAt: Date
  /** In the app; otherwise it is told by other channels only. */
  readonly isShown: boolean
}

/** The newest notice of each group, if its reader has neither seen, read nor deleted it. */
export const readOpenGroups = async (
  { q }: Queryable,
  groups: readonly GroupKey[],
): Promise<OpenGroup[]> => {
  const recipients = groups.map(({ recipient }) => recipient)
  const keys = groups.map(({ key }) => key)
  const { rows } = await sql<OpenGroup>`
    select asked.account_id as recipient, asked.group_key as key, n.id, n.seq, n.began_at as "beganAt",
      n.is_shown as "isShown"
    from unnest(${recipients}::uuid[], ${keys}::text[]) as asked(account_id, group_key)
    left join notifications.readers r on r.account_id = asked.account_id
    cross join lateral (
      select * from notifications.notices n
      where n.account_id = asked.account_id and n.group_key = asked.group_key
      order by n.seq desc limit 1) n
    where n.deleted_at is null and n.read_at is null
      and n.seq > greatest(coalesce(r.seen_seq, 0), coalesce(r.read_seq, 0))`.execute(q)
  return rows
}

/** Those of these groups of which something is unread, seen or not. */
export const readUnreadNotices = async (
  { q }: Queryable,
  groups: readonly GroupKey[],
): Promise<{ readonly id: NotificationId; readonly recipient: AccountId }[]> => {
  if (groups.length === 0) return []
  const recipients = groups.map(({ recipient }) => recipient)
  const keys = groups.map(({ key }) => key)
  const { rows } = await sql<{ id: NotificationId; recipient: AccountId }>`
    select n.id, n.account_id as recipient
    from unnest(${recipients}::uuid[], ${keys}::text[]) as asked(account_id, group_key)
    join notifications.notices n
      on n.account_id = asked.account_id and n.group_key = asked.group_key
    where n.read_at is null and n.deleted_at is null`.execute(q)
  return rows
}

interface KindOff {
  readonly accountId: AccountId
  readonly kind: NotificationKind
}

/** What these people have turned off. */
export const readKindsOff = (
  { q }: Queryable,
  accounts: readonly AccountId[],
): Promise<KindOff[]> =>
  q
    .selectFrom('notifications.kinds_off')
    .select(['account_id as accountId', 'kind'])
    .where(sql<boolean>`account_id = any(${[...accounts]}::uuid[])`)
    .$castTo<KindOff>()
    .execute()
