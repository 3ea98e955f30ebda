import type { AccountId, ContentCard, ContentId } from '@fanfare/contract'
import { z } from 'zod'
import {
  cutPage,
  decodeCursor,
  instantKeys,
  type Keys,
  type PageQuery,
} from '../../platform/paging/keyset.ts'
import { accountOf, type Scope } from '../../platform/scope.ts'
import { readMutedBy } from '../social/index.ts'
import { viewCards } from './cards.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { type ListFilter, readRelatedIds, readSkeleton, type Sort } from './reader/lists.ts'
import type { Skeleton } from './reader/narrowed.ts'
import { readPinnedId } from './reader/pins.ts'
import { requireVisibleContent } from './viewing.ts'

export interface ListQuery extends ListFilter, PageQuery {
  readonly sortBy: Sort
  readonly sortOrder: 'asc' | 'desc'
}

/** Of the formula behind the stored score: a cursor made under another one leads nowhere. */
const scoreEpoch = 1

export const timeKeys: z.ZodType<Keys> = instantKeys
export const numberKeys: z.ZodType<Keys> = z.tuple([z.number(), z.uuid()])
/** Anybody can write a cursor, and the database refuses what its column cannot hold. */
export const countKeys: z.ZodType<Keys> = z.tuple([z.int32(), z.uuid()])

export const keysShape = (sort: Sort) => (sort === 'latest' ? timeKeys : numberKeys)

/** What a cursor is good for. */
export const sortFilter = (sort: Sort, filter: readonly unknown[]) =>
  sort === 'latest' ? filter : [...filter, scoreEpoch]

export const keysOf = ({ key, id }: Skeleton): Keys => [
  key instanceof Date ? key.toISOString() : key,
  id,
]

const readListed = (scope: Scope, listed: readonly { id: ContentId }[]) =>
  readContentRows(
    scope.db,
    listed.map(({ id }) => id),
  )

export const viewListed = async (scope: Scope, listed: readonly { id: ContentId }[]) =>
  viewCards(scope, await readListed(scope, listed))

/**
 * Where posts of many creators are met, without those of whoever the viewer has muted. The creator whose
 * page it is was looked for, muted or not. What is no longer published stays open to its buyers, but is
 * met nowhere.
 */
export const viewDiscovered = async (
  scope: Scope,
  rows: readonly ShownRow[],
  visited?: AccountId,
): Promise<ContentCard[]> => {
  const published = rows.filter(({ status }) => status === 'published')
  const creatorIds = new Set(published.map(({ creator_id }) => creator_id))
  const others = [...creatorIds].filter((id) => id !== visited)
  const [cards, muted] = await Promise.all([
    viewCards(scope, published),
    readMutedBy(scope, others),
  ])
  return cards.filter(({ creator }) => !muted.has(creator.id))
}

/** Of posts that somebody else has chosen, those that this viewer may meet, in their order. */
export const viewSuggested = async (scope: Scope, chosen: readonly { id: ContentId }[]) =>
  viewDiscovered(scope, await readListed(scope, chosen))

/** Signed-out callers get it from a cache for a minute. What comes first does so wherever it belongs. */
export const listCards = async (
  scope: Scope,
  { cursor, limit, ...wanted }: ListQuery,
  first: ContentId | null = null,
) => {
  const { sortBy, sortOrder, ...filter } = wanted
  const cursorFilter = sortFilter(sortBy, ['content', wanted])
  const after = decodeCursor(cursor, cursorFilter, keysShape(sortBy))
  const skeleton = await readSkeleton(scope.db, sortBy, filter, after, limit + 1, sortOrder)
  const { shown, ...page } = cutPage(skeleton, limit, keysOf, cursorFilter)
  const others = shown.filter(({ id }) => id !== first)
  const rows = await readListed(scope, first ? [{ id: first }, ...others] : others)
  return { content: await viewDiscovered(scope, rows, filter.creatorId), ...page }
}

/** What they pinned comes before all their posts, not before some that were asked for. */
export const listCreatorCards = async (
  scope: Scope,
  query: ListQuery & { readonly creatorId: AccountId },
) => {
  const { creatorId, cursor, type, access } = query
  const isBeginning = cursor === undefined && type === undefined && access === undefined
  const pinnedId = isBeginning ? await readPinnedId(scope.db, creatorId) : null
  return { ...(await listCards(scope, query, pinnedId)), pinnedId }
}

const slides = 6

/** Of the most popular the first of each of several creators, those with a picture to show. */
export const listFeatured = async (scope: Scope): Promise<ContentCard[]> => {
  const skeleton = await readSkeleton(scope.db, 'popular', {}, null, 60)
  const rows = await readListed(scope, skeleton)
  const pictured = rows.filter(({ cover_asset_id }) => cover_asset_id !== null)
  const firsts = Map.groupBy(pictured, ({ creator_id }) => creator_id)
  const chosen = [...firsts.values()].flatMap(([first]) => first ?? [])
  return (await viewDiscovered(scope, chosen.slice(0, slides * 2))).slice(0, slides)
}

const suggested = 5

/** Popular posts, one of each creator, of those whom the viewer neither follows nor is. */
export const listSuggestions = async (scope: Scope): Promise<ContentCard[]> => {
  const skeleton = await readSkeleton(scope.db, 'popular', {}, null, 60)
  const cards = await viewDiscovered(scope, await readListed(scope, skeleton))
  const viewer = accountOf(scope.actor)
  const unknown = cards.filter(({ creator }) => !creator.viewer?.follows && creator.id !== viewer)
  const firsts = Map.groupBy(unknown, ({ creator }) => creator.id)
  return [...firsts.values()].flatMap(([first]) => first ?? []).slice(0, suggested)
}

const beside = 12

/** What people who enjoyed it also enjoyed comes first, as far as the caller knows; then what is alike. */
export const listRelated = async (scope: Scope, id: ContentId, enjoyed: readonly ContentId[]) => {
  const { row } = await requireVisibleContent(scope, id)
  const [own, alike] = await Promise.all([
    readSkeleton(scope.db, 'latest', { creatorId: row.creator_id }, null, beside + 1),
    readRelatedIds(scope.db, row, beside * 2),
  ])
  const fromCreator = own.map((part) => part.id).filter((other) => other !== id)
  const ids = new Set([...fromCreator, ...enjoyed, ...alike.map((part) => part.id)])
  const rows = await readContentRows(scope.db, [...ids])
  const cards = await viewDiscovered(scope, rows, row.creator_id)
  const isOwn = ({ creator }: ContentCard) => creator.id === row.creator_id
  return {
    fromCreator: cards.filter(isOwn).slice(0, beside),
    related: cards.filter((card) => !isOwn(card)).slice(0, beside),
  }
}
