import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** What one person has had of one post. */
export interface Use {
  readonly secondsServed: number
  /** Of the post; absent for what has no length. */
  readonly duration: number | null
  readonly downloads: number
  /** When it was first shown whole, such as an article's words. */
  readonly openedAt: Date | null
  /** The share that the store has served, by its log. */
  readonly served: number
  /** When addresses of it were last given. */
  readonly givenAt: Date | null
  /** Until when the log tells what was served. */
  readonly toldUntil: Date | null
  /** When anything of it was last had. */
  readonly reportedAt: Date | null
}

const nothing: Use = {
  secondsServed: 0,
  duration: null,
  downloads: 0,
  openedAt: null,
  served: 0,
  givenAt: null,
  toldUntil: null,
  reportedAt: null,
}

/** When anything was last had of a post, in a query that calls consumption `c`. */
export const lastHad = sql<Date>`greatest(c.reported_at, c.given_at)`

export const readUse = async (
  { q }: Queryable,
  accountId: AccountId,
  contentId: ContentId,
): Promise<Use> => {
  const row = await q
    .selectFrom('catalog.consumption as c')
    .innerJoin('catalog.contents as content', 'content.id', 'c.content_id')
    .select(['c.seconds_served', 'c.downloads', 'c.opened_at', 'c.reported_at', 'content.duration'])
    .select(['c.served', 'c.given_at'])
    .select((each) => each.selectFrom('catalog.access_log_reads').select('read_to').as('read_to'))
    .select(lastHad.as('had_at'))
    .where('c.account_id', '=', accountId)
    .where('c.content_id', '=', contentId)
    .executeTakeFirst()
  if (!row) return nothing
  return {
    secondsServed: row.seconds_served,
    duration: row.duration,
    downloads: row.downloads,
    openedAt: row.opened_at,
    served: row.served,
    givenAt: row.given_at,
    toldUntil: row.read_to,
    reportedAt: row.had_at,
  }
}

/** What one person has had of one creator's posts. */
export interface UseOfCreator {
  readonly contents: number
  /** Of those, the ones that not everybody can open. */
  readonly locked: number
  readonly secondsServed: number
  readonly downloads: number
  readonly reportedAt: Date | null
}

/** Of the posts that were opened since then, all that was ever had of them. */
export const readUseOfCreator = async (
  { q }: Queryable,
  accountId: AccountId,
  creatorId: AccountId,
  since: Date,
): Promise<UseOfCreator> => {
  const { rows } = await sql<UseOfCreator>`
    select count(*)::int as contents,
      (count(*) filter (where content.visibility <> 'public'))::int as locked,
      coalesce(sum(c.seconds_served), 0)::float8 as "secondsServed",
      coalesce(sum(c.downloads), 0)::int as downloads,
      max(${lastHad}) as "reportedAt"
    from catalog.consumption c join catalog.contents content on content.id = c.content_id
    where c.account_id = ${accountId} and c.creator_id = ${creatorId}
      and ${lastHad} >= ${since}`.execute(q)
  return rows[0] as UseOfCreator
}
