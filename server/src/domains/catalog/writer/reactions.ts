import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

/** Whether it was not there before. */
export const insertLike = async (tx: Transaction, id: ContentId, account: AccountId, now: Date) => {
  const row = await tx.q
    .insertInto('catalog.likes')
    .values({ content_id: id, account_id: account, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('content_id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteLike = async (tx: Transaction, id: ContentId, account: AccountId) => {
  const row = await tx.q
    .deleteFrom('catalog.likes')
    .where('content_id', '=', id)
    .where('account_id', '=', account)
    .returning('content_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Appended, not added: thousands may like the same post in the same second. */
export const noteCount = async (
  tx: Transaction,
  id: ContentId,
  kind: 'like' | 'comment',
  delta: 1 | -1,
  now: Date,
) => {
  await tx.q
    .insertInto('catalog.count_changes')
    .values({
      content_id: id,
      kind,
      delta,
      day: sql<Date>`${now.toISOString().slice(0, 10)}::date`,
    })
    .execute()
}

/** Whether it was not there before. */
export const insertSave = async (tx: Transaction, id: ContentId, account: AccountId, now: Date) => {
  const row = await tx.q
    .insertInto('catalog.saves')
    .values({ account_id: account, content_id: id, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('content_id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteSave = async (tx: Transaction, id: ContentId, account: AccountId) => {
  const row = await tx.q
    .deleteFrom('catalog.saves')
    .where('account_id', '=', account)
    .where('content_id', '=', id)
    .returning('content_id')
    .executeTakeFirst()
  return row !== undefined
}

interface Progress {
  readonly account: AccountId
  readonly id: ContentId
  readonly position: number
  readonly played: number
  readonly now: Date
}

const creatorOf = (id: ContentId) => sql`(select creator_id from catalog.contents where id = ${id})`

/** Players report every few seconds, so no more than this can have been played before the first. */
const firstReport = 15

/** Seconds served in all, before this report and with it. */
interface Served {
  readonly before: number
  readonly after: number
}

/**
 * What is said to have been played counts as far as time has really passed since the last word.
 */
export const putProgress = async (
  tx: Transaction,
  { account, id, position, played, now }: Progress,
): Promise<Served> => {
  const { rows } = await sql<Served>`
    with known as (
      select seconds_served from catalog.consumption
      where account_id = ${account} and content_id = ${id})
    insert into catalog.consumption as c
      (account_id, content_id, creator_id, seconds_served, furthest, position, reported_at)
    values (${account}, ${id}, ${creatorOf(id)}, ${Math.min(played, firstReport)}, ${position},
      ${position}, ${now})
    on conflict (account_id, content_id) do update set
      seconds_served = c.seconds_served + greatest(0, least(
        ${played}::float8, extract(epoch from excluded.reported_at - c.reported_at)::float8)),
      furthest = greatest(c.furthest, excluded.furthest),
      position = excluded.position,
      reported_at = greatest(c.reported_at, excluded.reported_at)
    returning coalesce((select seconds_served from known), 0) as before,
      seconds_served as after`.execute(tx.q)
  return rows[0] ?? { before: 0, after: 0 }
}

interface Given {
  readonly downloads?: number
  readonly openedAt?: Date
}

/** Reports of playing are left alone: the next one is measured by the last. */
const putGiven = async (
  tx: Transaction,
  id: ContentId,
  account: AccountId,
  { downloads = 0, openedAt }: Given,
  now: Date,
) => {
  await sql`
    insert into catalog.consumption as c
      (account_id, content_id, creator_id, downloads, opened_at, reported_at, given_at)
    values (${account}, ${id}, ${creatorOf(id)}, ${downloads}, ${openedAt ?? null}, ${now}, ${now})
    on conflict (account_id, content_id) do update set
      downloads = c.downloads + excluded.downloads,
      opened_at = coalesce(c.opened_at, excluded.opened_at),
      given_at = excluded.given_at`.execute(tx.q)
}

export const countDownload = (tx: Transaction, id: ContentId, account: AccountId, now: Date) =>
  putGiven(tx, id, account, { downloads: 1 }, now)

/** The first time stays: it is when all of the post was had. */
export const noteOpened = (tx: Transaction, id: ContentId, account: AccountId, now: Date) =>
  putGiven(tx, id, account, { openedAt: now }, now)

/** How much is played from these addresses is for the player to report. */
export const noteAddresses = (tx: Transaction, id: ContentId, account: AccountId, now: Date) =>
  putGiven(tx, id, account, {}, now)
