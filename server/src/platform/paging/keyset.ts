import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { fail } from '../errors/domain-error.ts'

/** The last row's sort keys and id. */
export type Keys = readonly (string | number)[]

const filterHash = (filter: unknown) =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 8)

/** Opaque to callers, and good only for the filter it was made under. */
const encodeCursor = (keys: Keys, filter: unknown) =>
  Buffer.from(JSON.stringify([filterHash(filter), ...keys])).toString('base64url')

export const decodeCursor = <Shape extends Keys>(
  cursor: string | undefined,
  filter: unknown,
  shape: z.ZodType<Shape>,
): Shape | null => {
  if (cursor === undefined) return null
  try {
    const [hash, ...keys] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Keys
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
