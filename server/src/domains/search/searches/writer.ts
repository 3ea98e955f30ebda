import type { AccountId, SearchEntryId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { KindName } from '../kinds/kind.ts'
import type { PopularQuery } from './reader.ts'

interface Searched {
  readonly accountId: AccountId
  readonly query: string
  readonly normalized: string
  readonly isShared: boolean
  readonly now: Date
}

/** Answers whether it is new today: the same search again, or a request sent twice, is one. */
export const noteSearch = async (
  tx: Transaction,
  { accountId, query, normalized, isShared, now }: Searched,
): Promise<boolean> => {
  const before = await tx.q
    .selectFrom('search.history')
    .select('searched_at')
    .where('account_id', '=', accountId)
    .where('normalized', '=', normalized)
    .forUpdate()
    .executeTakeFirst()
  await tx.q
    .insertInto('search.history')
    .values({
      id: uuid({ msecs: now.getTime() }),
      account_id: accountId,
      query,
      normalized,
      searched_at: now,
      is_shared: isShared,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'normalized'])
        .doUpdateSet({ query, searched_at: now, is_shared: isShared }),
    )
    .execute()
  return !before || dayOf(before.searched_at) < dayOf(now)
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const countSearch = async (tx: Transaction, normalized: string, now: Date) => {
  await sql`
    insert into search.query_days as d (day, normalized, searches)
    values (${dayOf(now)}::date, ${normalized}, 1)
    on conflict (day, normalized) do update set searches = d.searches + 1`.execute(tx.q)
}

interface Clicked {
  readonly normalized: string
  readonly kind: KindName
  readonly resultId: string
  readonly position: number
}

export const countClick = async (
  tx: Transaction,
  { normalized, kind, resultId, position }: Clicked,
  now: Date,
) => {
  await sql`
    insert into search.click_days as d (day, normalized, kind, result_id, clicks, positions)
    values (${dayOf(now)}::date, ${normalized}, ${kind}, ${resultId}, 1, ${position})
    on conflict (day, normalized, kind, result_id)
    do update set clicks = d.clicks + 1, positions = d.positions + excluded.positions`.execute(tx.q)
}

/** Answers how many there were. */
export const deleteHistory = async (
  tx: Transaction,
  owner: AccountId,
  id?: SearchEntryId,
): Promise<number> => {
  const own = tx.q.deleteFrom('search.history').where('account_id', '=', owner)
  const deleted = await (id ? own.where('id', '=', id) : own).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

export const replacePopular = async (tx: Transaction, popular: readonly PopularQuery[]) => {
  await sql`lock table search.popular_queries in share row exclusive mode`.execute(tx.q)
  await tx.q.deleteFrom('search.popular_queries').execute()
  await sql`
    insert into search.popular_queries (normalized, people)
    select * from unnest(${popular.map(({ normalized }) => normalized)}::text[],
      ${popular.map(({ people }) => people)}::int[])`.execute(tx.q)
}

/** Some at a time. Answers how many went. */
export const forgetDays = async (
  tx: Transaction,
  table: 'query_days' | 'click_days',
  before: Date,
  most: number,
): Promise<number> => {
  const named = sql.table(`search.${table}`)
  const { numAffectedRows } = await sql`
    delete from ${named} where ctid in
      (select ctid from ${named} where day < ${dayOf(before)}::date limit ${most})`.execute(tx.q)
  return Number(numAffectedRows ?? 0)
}
