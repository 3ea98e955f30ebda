import { limits } from '@fanfare/contract'
import { z } from 'zod'
import { decodeCursor, encodeCursor, type Keys } from '../../../platform/paging/keyset.ts'
import type { Hit } from '../../../platform/search/queries.ts'

const counted = 'offset'
/** Anybody can write a cursor: the engine refuses what lies beyond, and skips no part of a result. */
const sorted = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)
const keysShape: z.ZodType<Keys> = z.union([
  z.tuple([z.int().nonnegative(), z.literal(counted)]),
  z.tuple([sorted, z.uuid()]),
])

export interface PageAsked {
  readonly cursor?: string | undefined
  readonly page: number
  readonly limit: number
}

/** Where a page begins: so many in, or behind a result that was shown. */
export type Position =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'after'; readonly keys: Keys }

export const positionOf = ({ cursor, page, limit }: PageAsked, filter: unknown): Position => {
  const keys = decodeCursor(cursor, filter, keysShape)
  if (!keys) return { kind: 'offset', offset: (page - 1) * limit }
  return keys[1] === counted ? { kind: 'offset', offset: Number(keys[0]) } : { kind: 'after', keys }
}

export const cursorAt = (offset: number, filter: unknown) => encodeCursor([offset, counted], filter)

export const cursorAfter = ({ sort, _id }: Hit, filter: unknown) =>
  encodeCursor([Number(sort?.[0] ?? 0), _id], filter)

/**
 * The first results are put in order together, so that they can be arranged across pages: a whole
 * number of pages, about sixty.
 */
export const windowOf = (limit: number) => limit * Math.max(1, Math.floor(60 / limit))

/** Behind the last that is counted one gets by cursors only. */
export const isBeyond = (offset: number, limit: number) => offset + limit > limits.searchTotal
