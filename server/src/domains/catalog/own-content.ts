import { type ContentId, money, type OwnContent } from '@fanfare/contract'
import { cutPage, decodeCursor, type PageQuery } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { keysOf, numberKeys, timeKeys } from './lists.ts'
import { presentOwnContent } from './presenter/draft.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { type OwnContentFilter, readOwnSkeleton, readRevenues } from './reader/own-content.ts'
import { readPinnedId } from './reader/pins.ts'
import { readRevisedIds } from './reader/revisions.ts'

/** By post, the most first. */
const readRevenuesOf = async (scope: SignedInScope, ids: readonly ContentId[]) => {
  const sums = Map.groupBy(await readRevenues(scope.db, ids), ({ content_id }) => content_id)
  return (id: ContentId) => (sums.get(id) ?? []).map(({ net, currency }) => money(net, currency))
}

export const viewOwnContent = async (
  scope: SignedInScope,
  rows: readonly ShownRow[],
): Promise<OwnContent[]> => {
  const ids = rows.map(({ id }) => id)
  const coverIds = rows.map(({ cover_asset_id }) => cover_asset_id)
  const [covers, pinnedId, revised, revenuesOf] = await Promise.all([
    readPictures(scope, coverIds),
    readPinnedId(scope.db, scope.actor.accountId),
    readRevisedIds(scope.db, ids),
    readRevenuesOf(scope, ids),
  ])
  return rows.map((row) => {
    const { id } = row
    const facts = {
      isPinned: id === pinnedId,
      hasChanges: revised.has(id),
      revenues: revenuesOf(id),
    }
    return presentOwnContent(row, covers.of(row.cover_asset_id), facts)
  })
}

type OwnContentQuery = OwnContentFilter & PageQuery

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
  return { content: await viewOwnContent(scope, rows), ...page }
}
