import type { NotificationTab, NotificationView } from '@fanfare/contract'
import { z } from 'zod'
import {
  cutPage,
  decodeCursor,
  encodeCursor,
  type PageQuery,
} from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { presentNotices } from './present-notices.ts'
import { type NoticeRow, readWatermarks } from './reader/notices.ts'
import { readSkeleton } from './skeleton.ts'

interface ListQuery extends PageQuery {
  readonly tab: NotificationTab
  readonly q: string
}

type SeqKeys = readonly [seq: number, id: string]
const seqKeys = z.tuple([z.int(), z.uuid()])
const keysOf = ({ seq, id }: NoticeRow): SeqKeys => [seq, id]

/** A search makes the words of this many at once, and of so many with one request. */
const searchedAtOnce = 100
const searchedInAll = 500

const matches = ({ title, message, contentTitle }: NotificationView, words: string) =>
  [title, message, contentTitle ?? ''].some((text) => text.toLowerCase().includes(words))

type Read = (below: number | null, limit: number) => Promise<NoticeRow[]>

/**
 * Looks through the newest until it has a page or has looked at enough. The cursor stands behind the last
 * one it looked at, so that a page may be short, or empty, and there is more.
 */
const search = async (
  scope: SignedInScope,
  { q, limit }: ListQuery,
  start: number | null,
  read: Read,
) => {
  const words = q.toLowerCase()
  const found: NotificationView[] = []
  for (let below = start, looked = searchedAtOnce; ; looked += searchedAtOnce) {
    const rows = await read(below, searchedAtOnce + 1)
    const views = await presentNotices(scope, rows.slice(0, searchedAtOnce))
    for (const [at, view] of views.entries()) {
      if (matches(view, words)) found.push(view)
      const hasMore = at + 1 < rows.length
      if (found.length === limit) return { found, last: (hasMore && rows[at]) || null }
    }
    const last = (rows.length > searchedAtOnce && rows[searchedAtOnce - 1]) || null
    if (!last || looked >= searchedInAll) return { found, last }
    below = last.seq
  }
}

export const listNotifications = async (scope: SignedInScope, query: ListQuery) => {
  const { cursor, limit, tab, q } = query
  const filter = ['notifications', scope.actor.accountId, tab, q]
  const [below] = decodeCursor(cursor, filter, seqKeys) ?? [null]
  const watermarks = await readWatermarks(scope.db, scope.actor.accountId)
  const read: Read = (from, most) =>
    readSkeleton(scope, tab, watermarks, { below: from, limit: most })
  if (q !== '') {
    const { found, last } = await search(scope, query, below, read)
    const nextCursor = last && encodeCursor(keysOf(last), filter)
    return { notifications: found, nextCursor, hasMore: last !== null }
  }
  const { shown, ...page } = cutPage(await read(below, limit + 1), limit, keysOf, filter)
  return { notifications: await presentNotices(scope, shown), ...page }
}
