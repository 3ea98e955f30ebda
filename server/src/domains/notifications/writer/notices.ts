import type { AccountId, ContentId, NotificationId, NotificationKind } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { NewRow } from '../../../platform/database/row.ts'

/**
 * Whoever takes numbers has this until their transaction is committed, so that numbers are in the order
 * of commits. The subscriber's cursor does the same for all but a parked event that is tried again.
 */
export const lockNumbers = async (tx: Transaction) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('notifications.notice_seq', 0))`.execute(
    tx.q,
  )
}

export type NewNotice = Omit<
  NewRow<'notifications.notices'>,
  'seq' | 'person_count' | 'read_at' | 'deleted_at'
>

/** In their order, which is that of their numbers. */
export const insertNotices = async (
  tx: Transaction,
  notices: readonly NewNotice[],
): Promise<{ readonly id: string; readonly seq: number }[]> => {
  if (notices.length === 0) return []
  return tx.q
    .insertInto('notifications.notices')
    .values([...notices])
    .returning(['id', 'seq'])
    .execute()
}

export interface NoticePerson {
  readonly noticeId: NotificationId
  readonly accountId: AccountId
  readonly causeId: string
  readonly at: Date
}

/** Each of them once. Somebody who is there already, by something else they did, is not counted again. */
export const insertPeople = async (tx: Transaction, people: readonly NoticePerson[]) => {
  if (people.length === 0) return
  const notices = people.map(({ noticeId }) => noticeId)
  const accounts = people.map(({ accountId }) => accountId)
  const causes = people.map(({ causeId }) => causeId)
  const times = people.map(({ at }) => at)
  await sql`
    with given as (
      select notice_id, account_id, cause_id, max(at) as at
      from unnest(${notices}::uuid[], ${accounts}::uuid[], ${causes}::uuid[], ${times}::timestamptz[])
        as given(notice_id, account_id, cause_id, at)
      group by notice_id, account_id, cause_id
    ), inserted as (
      insert into notifications.notice_people as p (notice_id, account_id, cause_id, at)
      select notice_id, account_id, cause_id, at from given
      on conflict (notice_id, account_id, cause_id) do update set at = greatest(p.at, excluded.at)
    ), counted as (
      select g.notice_id, max(g.at) as at, count(distinct g.account_id) filter (
        where not exists (
          select from notifications.notice_people p
          where p.notice_id = g.notice_id and p.account_id = g.account_id)) as newcomers
      from given g group by g.notice_id
    )
    update notifications.notices n
    set person_count = n.person_count + c.newcomers, at = greatest(n.at, c.at)
    from counted c where n.id = c.notice_id`.execute(tx.q)
}

export interface Removed {
  readonly noticeId: NotificationId
  readonly recipient: AccountId
  readonly person: AccountId
}

/** What these people have undone. */
export const deleteCauses = async (
  tx: Transaction,
  kind: NotificationKind,
  undone: readonly { readonly person: AccountId; readonly causeId: string }[],
): Promise<Removed[]> => {
  const people = undone.map(({ person }) => person)
  const causes = undone.map(({ causeId }) => causeId)
  const { rows } = await sql<Removed>`
    delete from notifications.notice_people p
    using notifications.notices n,
      unnest(${people}::uuid[], ${causes}::uuid[]) as undone(account_id, cause_id)
    where p.account_id = undone.account_id and p.cause_id = undone.cause_id
      and n.id = p.notice_id and n.kind = ${kind}
    returning p.notice_id as "noticeId", n.account_id as recipient, p.account_id as person`.execute(
    tx.q,
  )
  return rows
}

export interface Silenced {
  readonly recipient: AccountId
  readonly person: AccountId
  /** What they did later is not meant. */
  readonly at: Date
}

/** Takes each person out of what their recipient was told of them. */
export const deletePairs = async (
  tx: Transaction,
  kinds: readonly NotificationKind[],
  pairs: readonly Silenced[],
): Promise<Removed[]> => {
  const recipients = pairs.map(({ recipient }) => recipient)
  const people = pairs.map(({ person }) => person)
  const times = pairs.map(({ at }) => at)
  const { rows } = await sql<Removed>`
    delete from notifications.notice_people p
    using notifications.notices n,
      unnest(${recipients}::uuid[], ${people}::uuid[], ${times}::timestamptz[])
        as pair(recipient, person, at)
    where p.account_id = pair.person and p.at <= pair.at and n.id = p.notice_id
      and n.account_id = pair.recipient and n.kind = any(${[...kinds]}::text[])
    returning p.notice_id as "noticeId", n.account_id as recipient, p.account_id as person`.execute(
    tx.q,
  )
  return rows
}

/** Counts them out where nothing of theirs is left; a notice with nobody left goes. */
export const countOut = async (tx: Transaction, removed: readonly Removed[]) => {
  const notices = removed.map(({ noticeId }) => noticeId)
  const people = removed.map(({ person }) => person)
  await sql`
    update notifications.notices n
    set person_count = n.person_count - gone.people, at = coalesce((
      select max(p.at) from notifications.notice_people p where p.notice_id = n.id), n.at)
    from (
      select r.notice_id, count(distinct r.account_id) filter (
        where not exists (
          select from notifications.notice_people p
          where p.notice_id = r.notice_id and p.account_id = r.account_id)) as people
      from unnest(${notices}::uuid[], ${people}::uuid[]) as r(notice_id, account_id)
      group by r.notice_id) gone
    where n.id = gone.notice_id`.execute(tx.q)
  await tx.q
    .deleteFrom('notifications.notices')
    .where(sql<boolean>`id = any(${notices}::uuid[])`)
    .where('person_count', '=', sql.lit(0))
    .execute()
}

/** Answers whose they were. Rows are only hidden: one of a popular post has very many people. */
export const hideNoticesOf = async (
  tx: Transaction,
  contents: readonly ContentId[],
  kinds: readonly NotificationKind[],
  now: Date,
): Promise<AccountId[]> => {
  const rows = await tx.q
    .updateTable('notifications.notices')
    .set({ deleted_at: now })
    .where(sql<boolean>`content_id = any(${[...contents]}::uuid[])`)
    .where(sql<boolean>`kind = any(${[...kinds]}::text[])`)
    .where('deleted_at', 'is', null)
    .returning('account_id')
    .$castTo<{ account_id: AccountId }>()
    .execute()
  return rows.map(({ account_id }) => account_id)
}
