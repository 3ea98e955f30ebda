import { limits } from '@fanfare/contract'
import { parse, stringify } from 'uuid'
import { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../../platform/paging/keyset.ts'
import type { Hit } from '../../../platform/search/queries.ts'

const idBytes = 16
const mostTogether = 60

const pack = (ids: readonly string[]) =>
  Buffer.concat(ids.map((id) => parse(id))).toString('base64url')

/** Of bytes that are no ids it throws. */
const unpack = (text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  return Array.from({ length: Math.ceil(bytes.length / idBytes) }, (_, at) =>
    stringify(bytes.subarray(at * idBytes, (at + 1) * idBytes)),
  )
}

/** Anybody can write a cursor: the engine refuses what lies beyond, and skips no part of a result. */
const sorted = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)
const lastShape = z.tuple([sorted, z.uuid()])
const ids = z.base64url().transform(unpack)
const cursorShape = z.union([
  z.tuple([z.literal('after'), lastShape]),
  z.tuple([z.literal('rest'), z.int().nonnegative(), ids, lastShape.nullable()]),
])

/** What a result was sorted by, and its id. */
export type Last = z.infer<typeof lastShape>

/** What was arranged with the results before and is still to be shown, and where it goes on. */
export interface Rest {
  readonly total: number
  readonly ids: readonly string[]
  readonly last: Last | null
}

export interface PageAsked {
  readonly cursor?: string | undefined
  readonly page: number
  readonly limit: number
}

export type Position =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'after'; readonly last: Last }
  | ({ readonly kind: 'rest' } & Rest)

export const positionOf = ({ cursor, page, limit }: PageAsked, filter: unknown): Position => {
  const keys = decodeCursor(cursor, filter, cursorShape)
  if (!keys) return { kind: 'offset', offset: (page - 1) * limit }
  if (keys[0] === 'after') return { kind: 'after', last: keys[1] }
  const [kind, total, ids, last] = keys
  return { kind, total, ids: ids.slice(0, mostTogether), last }
}

export const lastOf = ({ sort, _id }: Hit): Last => [Number(sort?.[0] ?? 0), _id]

export const cursorAfter = (last: Last | null, filter: unknown) =>
  last && encodeCursor(['after', last], filter)

/** With what comes next, because until then the engine may order them otherwise. */
export const cursorTo = ({ total, ids, last }: Rest, filter: unknown) =>
  ids.length > 0
    ? encodeCursor(['rest', total, pack(ids), last], filter)
    : cursorAfter(last, filter)

/**
 * The first results are put in order together, so that they can be arranged across pages: a whole
 * number of pages, about sixty.
 */
export const windowOf = (limit: number) => limit * Math.max(1, Math.floor(mostTogether / limit))

/** Behind the last that is counted one gets by cursors only. */
export const isBeyond = (offset: number, limit: number) => offset + limit > limits.searchTotal
