import type { AccountId, SearchEntryId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface HistoryRow {
  readonly id: SearchEntryId
  readonly query: string
  readonly searched_at: Date
}

/** The latest first. */
export const readHistory = ({ q }: Queryable, owner: AccountId, start: PageStart) =>
  q
    .selectFrom('search.history')
    .select(['id', 'query', 'searched_at'])
    .where('account_id', '=', owner)
    .$call(newestFirst('searched_at', 'id', start))
    .$castTo<HistoryRow>()
    .execute()

export interface PopularQuery {
  readonly normalized: string
  readonly people: number
}

/** What at least so many people have searched for since then, most people first. */
export const countSearchers = async (
  { q }: Queryable,
  since: Date,
  least: number,
  limit: number,
): Promise<PopularQuery[]> => {
  const { rows } = await sql<PopularQuery>`
    select normalized, count(*)::int as people from search.history
    where is_shared and searched_at >= ${since}
    group by normalized having count(*) >= ${least}
    order by people desc, normalized limit ${limit}`.execute(q)
  return rows
}

/** After every character that can be typed. */
const last = '\u{10FFFF}'

/** Those that begin so, most people first. */
export const readPopular = async (
  { q }: Queryable,
  beginning: string,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ normalized: string }>`
    select normalized from search.popular_queries
    where normalized collate "C" >= ${beginning} and normalized collate "C" < ${beginning + last}
    order by people desc, normalized limit ${limit}`.execute(q)
  return rows.map(({ normalized }) => normalized)
}
