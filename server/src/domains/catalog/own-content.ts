import { type Money, money, type OwnContent } from '@fanfare/contract'
import { cutPage, decodeCursor, type PageQuery } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { keysOf, numberKeys, timeKeys } from './lists.ts'
import { presentOwnContent } from './presenter/draft.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import type { Skeleton } from './reader/narrowed.ts'
import { type OwnContentFilter, readOwnSkeleton } from './reader/own-content.ts'
import { readPinnedId } from './reader/pins.ts'
import { readRevisedIds } from './reader/revisions.ts'

export const viewOwnContent = async (
  scope: SignedInScope,
  rows: readonly ShownRow[],
  revenueOf: (row: ShownRow) => Money | null = () => null,
): Promise<OwnContent[]> => {
  const coverIds = rows.map(({ cover_asset_id }) => cover_asset_id)
  const [covers, pinnedId, revised] = await Promise.all([
    readPictures(scope, coverIds),
    readPinnedId(scope.db, scope.actor.accountId),
    readRevisedIds(
      scope.db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) => {
    const { id } = row
    const facts = {
      isPinned: id === pinnedId,
      hasChanges: revised.has(id),
      revenue: revenueOf(row),
    }
    return presentOwnContent(row, covers.of(row.cover_asset_id), facts)
  })
}

type OwnContentQuery = OwnContentFilter & PageQuery

/** What the list is sorted by is read already. */
const revenuesOf = (filter: OwnContentFilter, shown: readonly Skeleton[]) => {
  if (filter.sortBy !== 'revenue') return () => null
  const nets = new Map(shown.map(({ id, key }) => [id, Number(key)]))
  return ({ id }: ShownRow) => money(nets.get(id) ?? 0, filter.currency)
}

export const listOwnContent = async (
  scope: SignedInScope,
  { cursor, limit, ...filter }: OwnContentQuery,
) => {
  const { accountId } = scope.actor
  const cursorFilter = ['own-content', accountId, filter]
  const isTimed = filter.sortBy === 'createdAt' || filter.sortBy === 'updatedAt'
  const after = decodeCursor(cursor, cursorFilter, isTimed ? timeKeys : numberKeys)
  const skeleton = await readOwnSkeleton(scope.db, accountId, filter, after, limit + 1)
  const { shown, ...page } = cutPage(skeleton, limit, keysOf, cursorFilter)
  const ids = shown.map(({ id }) => id)
  const rows = await readContentRows(scope.db, ids)
  return { content: await viewOwnContent(scope, rows, revenuesOf(filter, shown)), ...page }
}
