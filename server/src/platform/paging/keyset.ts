import { createHash } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { fail } from '../errors/domain-error.ts'

/** What the last row is sorted by, and its id. */
export type Keys = readonly [key: string | number, id: string]

/** The keys of a list that is sorted by an instant. */
export type InstantKeys = readonly [at: string, id: string]
export const instantKeys = z.tuple([z.iso.datetime(), z.uuid()])

const filterHash = (filter: unknown) =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 8)

/** Opaque to callers, and good only for the filter it was made under. */
export const encodeCursor = (keys: readonly unknown[], filter: unknown) =>
  Buffer.from(JSON.stringify([filterHash(filter), ...keys])).toString('base64url')

export const decodeCursor = <Shape extends readonly unknown[]>(
  cursor: string | undefined,
  filter: unknown,
  shape: z.ZodType<Shape>,
): Shape | null => {
  if (cursor === undefined) return null
  try {
    const [hash, ...keys] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const parsed = shape.safeParse(keys)
    if (hash === filterHash(filter) && parsed.success) return parsed.data
  } catch {
    // Not one of ours: the same answer as a cursor of another list.
  }
  return fail('request.cursor-mismatch')
}

/** Readers ask for one row more than the page; that row only says whether there is a next one. */
export const cutPage = <Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => Keys,
  filter: unknown,
) => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = rows.length > limit
  return {
    shown,
    hasMore,
    nextCursor: hasMore && last ? encodeCursor(keysOf(last), filter) : null,
  }
}

export interface PageQuery {
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Where a page begins, and how many rows are read for it. */
export interface PageStart {
  readonly after: InstantKeys | null
  readonly limit: number
}

/** A page of a list that is sorted by an instant and then by id. */
export const readPage = async <Row>(
  { cursor, limit }: PageQuery,
  filter: unknown,
  keysOf: (row: Row) => Keys,
  read: (start: PageStart) => Promise<readonly Row[]>,
  shape: z.ZodType<InstantKeys> = instantKeys,
) => {
  const rows = await read({ after: decodeCursor(cursor, filter, shape), limit: limit + 1 })
  return cutPage(rows, limit, keysOf, filter)
}

const compareKeys = (operator: '<' | '>') => (key: string, id: string, keys: Keys | null) =>
  keys
    ? sql<boolean>`(${sql.ref(key)}, ${sql.ref(id)}) ${sql.raw(operator)} (${keys[0]}, ${keys[1]})`
    : sql<boolean>`true`

/** Which rows follow the keys in a descending list, and which in an ascending one. */
export const isBelow = compareKeys('<')
export const isAbove = compareKeys('>')

const pageOf =
  (order: 'asc' | 'desc', follows: typeof isBelow) =>
  (key: string, id: string, { after, limit }: PageStart) =>
  <DB, Tables extends keyof DB, Row>(rows: SelectQueryBuilder<DB, Tables, Row>) =>
    rows
      .where(follows(key, id, after))
      .orderBy(sql.ref(key), order)
      .orderBy(sql.ref(id), order)
      .limit(limit)

/** The rows of one page, for `$call`. */
export const newestFirst = pageOf('desc', isBelow)
export const oldestFirst = pageOf('asc', isAbove)
