import type { ContentId, ContinuedCard, HistoryEntry } from '@fanfare/contract'
import { type PageQuery, readPage } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readMutedBy } from '../social/index.ts'
import { viewCards } from './cards.ts'
import { keysOf } from './lists.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { type HistoryRow, readHistoryRows, readUnfinishedRows } from './reader/history.ts'
import { chapterAt, isUnfinished } from './unfinished.ts'

/**
 * As cards, without those of whoever the viewer has muted. What they bought stays, also when it is no
 * longer published.
 */
const viewWatched = async (scope: SignedInScope, rows: readonly ShownRow[]) => {
  const creatorIds = new Set(rows.map(({ creator_id }) => creator_id))
  const [cards, muted] = await Promise.all([
    viewCards(scope, rows),
    readMutedBy(scope, [...creatorIds]),
  ])
  return cards.filter(({ creator }) => !muted.has(creator.id))
}

const byId = <Of extends { readonly id: ContentId }>(all: readonly Of[]) =>
  new Map(all.map((one) => [one.id, one]))

const readWatched = async (scope: SignedInScope, shown: readonly HistoryRow[]) => {
  const ids = shown.map(({ id }) => id)
  const rows = await readContentRows(scope.db, ids)
  return { contents: byId(rows), cards: await viewWatched(scope, rows) }
}

export const listHistory = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(query, ['history', accountId], keysOf, (start) =>
    readHistoryRows(scope.db, accountId, start),
  )
  const { cards } = await readWatched(scope, shown)
  const lines = byId(shown)
  const history = cards.flatMap((content): HistoryEntry[] => {
    const line = lines.get(content.id)
    if (!line) return []
    const position = content.duration === null ? null : line.position
    return [{ content, openedAt: line.key.toISOString(), position }]
  })
  return { history, ...page }
}

/** What was begun and can still be opened. Its file may have changed since, so its length is asked again. */
export const listContinueWatching = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(query, ['continue', accountId], keysOf, (start) =>
    readUnfinishedRows(scope.db, accountId, start),
  )
  const { contents, cards } = await readWatched(scope, shown)
  const lines = byId(shown)
  const continued = cards.flatMap((content): ContinuedCard[] => {
    const { id, duration, access } = content
    const line = lines.get(id)
    if (!access.open || duration === null || !line || line.position === null) return []
    const { position, key } = line
    if (!isUnfinished(position, duration)) return []
    const chapter = chapterAt(contents.get(id)?.chapters ?? [], position)
    return [{ content, openedAt: key.toISOString(), position, duration, chapter }]
  })
  return { content: continued, ...page }
}
