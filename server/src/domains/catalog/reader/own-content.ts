import {
  type AccountId,
  type ContentId,
  ContentStatus,
  ContentType,
  ContentVisibility,
  type Currency,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/paging/keyset.ts'
import { type Narrowing, narrowedSql, readNarrowed, type Skeleton } from './narrowed.ts'

type OwnContentSort =
  | { readonly sortBy: 'createdAt' | 'updatedAt' | 'views' | 'likes' | 'comments' }
  | { readonly sortBy: 'revenue'; readonly currency: Currency }

export type OwnContentFilter = OwnContentSort & {
  readonly q?: string | undefined
  readonly status?: ContentStatus | undefined
  readonly type?: ContentType | undefined
  readonly visibility?: ContentVisibility | undefined
  readonly sortOrder: 'asc' | 'desc'
}

const contents = { table: sql`catalog.contents l`, id: sql`l.id`, keyType: sql`timestamptz` }
const revenues = { table: sql`catalog.revenues l`, id: sql`l.content_id`, keyType: sql`bigint` }
const contentStats = {
  table: sql`catalog.content_stats l`,
  id: sql`l.content_id`,
  keyType: sql`bigint`,
}

const sources = {
  createdAt: { ...contents, key: sql`l.created_at` },
  updatedAt: { ...contents, key: sql`l.updated_at` },
  views: { ...contentStats, key: sql`l.view_count` },
  likes: { ...contentStats, key: sql`l.like_count` },
  comments: { ...contentStats, key: sql`l.comment_count` },
  revenue: { ...revenues, key: sql`l.net` },
} as const

const living = ContentStatus.options.filter((status) => status !== 'deleted')

const pattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** What was sold has a row of each currency, what never was has one that is in all their lists. */
const currenciesOf = (filter: OwnContentFilter) =>
  filter.sortBy === 'revenue' ? { currency: [filter.currency, 'none'] } : {}

/** One creator's posts of every status; the deleted ones only where they are asked for. */
const listOf = (
  creatorId: AccountId,
  filter: OwnContentFilter,
  after: Keys | null,
  limit: number,
): Narrowing => {
  const { status, type, visibility, sortBy, sortOrder } = filter
  const isWhole = status === undefined && type === undefined && visibility === undefined
  const narrowed = {
    status: status ? [status] : living,
    type: type ? [type] : ContentType.options,
    visibility: visibility ? [visibility] : ContentVisibility.options,
  }
  const columns = { ...currenciesOf(filter), ...(isWhole ? {} : narrowed) }
  return {
    ...sources[sortBy],
    conditions: [
      sql`l.creator_id = ${creatorId}`,
      ...(isWhole ? [sql`l.status <> 'deleted'`] : []),
    ],
    columns,
    isNarrowed: Object.keys(columns).length > 0,
    isDescending: sortOrder === 'desc',
    after,
    limit,
  }
}

/** How far a search walks along the list before it asks the index of words. */
const walked = { whole: 400, narrowed: 100 } as const

/** Those of the next posts whose title has the words: a common word fills a page within a few. */
const walk = async ({ q }: Queryable, list: Narrowing, words: string) => {
  const direction = list.isDescending ? sql`desc` : sql`asc`
  const next = { ...list, limit: list.isNarrowed ? walked.narrowed : walked.whole }
  const { rows } = await sql<Skeleton>`
    select s.id, s.key from (${narrowedSql(next)}) s
    where (select c.title from catalog.contents c where c.id = s.id) ilike ${pattern(words)}
    order by s.key ${direction}, s.id ${direction} limit ${list.limit}`.execute(q)
  return rows
}

/**
 * A rare word is found by its letters, and what has it is narrowed and sorted afterwards. `offset 0`
 * keeps these apart: a plan for all parameters would look for each of them along the list's order.
 */
const lookUp = (db: Queryable, list: Narrowing, creatorId: AccountId, words: string) => {
  const found = sql`select l.* from ${list.table} where ${list.id} in (
    select id from catalog.contents where creator_id = ${creatorId} and title ilike ${pattern(words)}
  ) offset 0`
  const wanted = Object.entries(list.columns).map(
    ([name, values]) => sql`${sql.ref(`l.${name}`)} = any(${[...values]}::text[])`,
  )
  return readNarrowed(db, {
    ...list,
    table: sql`(${found}) l`,
    conditions: [...list.conditions, ...wanted],
    isNarrowed: false,
  })
}

export const readOwnSkeleton = async (
  db: Queryable,
  creatorId: AccountId,
  filter: OwnContentFilter,
  after: Keys | null,
  limit: number,
): Promise<Skeleton[]> => {
  const list = listOf(creatorId, filter, after, limit)
  if (!filter.q) return readNarrowed(db, list)
  const near = await walk(db, list, filter.q)
  return near.length === limit ? near : lookUp(db, list, creatorId, filter.q)
}

interface RevenueRow {
  readonly content_id: ContentId
  readonly currency: Currency
  readonly net: number
}

/** What posts have brought, in the currencies they sold in; at most three rows each. */
export const readRevenues = ({ q }: Queryable, ids: readonly ContentId[]) =>
  q
    .selectFrom('catalog.revenues')
    .select(['content_id', 'currency', 'net'])
    .where(sql<boolean>`content_id = any(${[...ids]}::uuid[])`)
    .where('net', '<>', sql.lit(0))
    .orderBy('net', 'desc')
    .$castTo<RevenueRow>()
    .execute()

/** What will be published by itself, the next first. */
export const readScheduleIds = async ({ q }: Queryable, creatorId: AccountId, limit: number) => {
  const rows = await q
    .selectFrom('catalog.contents')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('status', '=', sql.lit('scheduled'))
    .orderBy('publish_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id as ContentId)
}
