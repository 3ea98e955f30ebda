import type { AccountId, CreatorCard, ParsedRequest, Routes } from '@fanfare/contract'
import { z } from 'zod'
import { after } from '../../platform/clock/after.ts'
import { cutPage, decodeCursor, instantKeys, type Keys } from '../../platform/paging/keyset.ts'
import type { Scope } from '../../platform/scope.ts'
import {
  type CreatorFilter,
  type CreatorKey,
  isBlockedFrom,
  type KeptOrder,
  readCreators,
  readCreatorsAmong,
} from '../profiles/index.ts'
import { readMutedBy } from './blocks/muted.ts'
import { readCreatorSummaries } from './facts.ts'
import { readTrendingIds } from './reader.ts'
import { trendingKept } from './trending.ts'

type Query = ParsedRequest<Routes['listCreators']>['query']

const newForMs = 90 * 86_400_000

/** To the day, so that the pages of one list are of one filter. */
const newSince = (now: Date) => {
  const since = after(now, -newForMs)
  since.setUTCHours(0, 0, 0, 0)
  return since
}

const filterOf = (query: Query, now: Date): CreatorFilter => ({
  category: query.category,
  isVerified: query.verified !== undefined,
  sellsTiers: query.tiers !== undefined,
  since: query.new === undefined ? null : newSince(now),
})

/** Anybody can write a cursor, and the database refuses what its column cannot hold. */
const numberKeys: z.ZodType<Keys> = z.tuple([z.int(), z.uuid()])
const orders = {
  newest: {
    shape: instantKeys as z.ZodType<Keys>,
    keysOf: ({ since, id }: CreatorKey): Keys => [since.toISOString(), id],
  },
  followers: {
    shape: numberKeys,
    keysOf: ({ followers, id }: CreatorKey): Keys => [followers, id],
  },
} as const

const readKept = async (scope: Scope, order: KeptOrder, { cursor, limit, ...query }: Query) => {
  const { shape, keysOf } = orders[order]
  const named = ['creators', order, query]
  const rows = await readCreators(scope.db, {
    filter: filterOf({ limit, ...query }, scope.now()),
    order,
    isHidden: isBlockedFrom(scope.actor, 'account_id'),
    after: decodeCursor(cursor, named, shape),
    limit: limit + 1,
  })
  return cutPage(rows, limit, keysOf, named)
}

/** Those who were ranked, in their order; nobody else won followers within a week. */
const readRanked = async (scope: Scope, { cursor, limit, ...query }: Query) => {
  const named = ['creators', 'trending', query]
  const [place = 0] = decodeCursor(cursor, named, numberKeys) ?? []
  const ids = await readTrendingIds(scope.db, trendingKept)
  const wanted = await readCreatorsAmong(scope.db, ids, filterOf({ limit, ...query }, scope.now()))
  const ranked = ids.flatMap((id, at) => (wanted.has(id) ? [{ id, place: at + 1 }] : []))
  const rest = ranked.filter((row) => row.place > Number(place))
  return cutPage(rest.slice(0, limit + 1), limit, (row): Keys => [row.place, row.id], named)
}

const readRows = (scope: Scope, query: Query) => {
  const { sort = 'newest' } = query
  return sort === 'trending' ? readRanked(scope, query) : readKept(scope, sort, query)
}

/** In this order, without whom this viewer may not see or has muted. */
const viewCreators = async (scope: Scope, ids: readonly AccountId[]): Promise<CreatorCard[]> => {
  const [creators, muted] = await Promise.all([
    readCreatorSummaries(scope, ids),
    readMutedBy(scope, ids),
  ])
  return ids.flatMap((id) => (muted.has(id) ? [] : (creators.get(id) ?? [])))
}

export const listCreators = async (scope: Scope, query: Query) => {
  const { shown, ...page } = await readRows(scope, query)
  const ids = shown.map(({ id }) => id)
  return { creators: await viewCreators(scope, ids), ...page }
}

/** Who became a creator within 90 days, newest first, with the day. */
export const readNewCreators = async (scope: Scope, limit: number) => {
  const { shown } = await readKept(scope, 'newest', { limit, new: 'true' })
  const since = new Map(shown.map((row) => [row.id, row.since]))
  const creators = await viewCreators(scope, [...since.keys()])
  return creators.map((creator) => ({
    ...creator,
    since: (since.get(creator.id) ?? scope.now()).toISOString(),
  }))
}
