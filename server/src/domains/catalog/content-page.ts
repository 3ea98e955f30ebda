import type { ContentId, ContentView, ViewAs } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { readPeople } from '../profiles/index.ts'
import { readReadyCaptions } from './captions.ts'
import { presentContent, presentSeriesPosition } from './presenter/content.ts'
import type { ShownRow } from './reader/contents.ts'
import { readViewerState } from './reader/reactions.ts'
import { readSeriesParts, readSeriesRow } from './reader/series.ts'
import { requireVisibleContent } from './viewing.ts'

const seriesPositionOf = async ({ db }: Scope, row: ShownRow) => {
  if (!row.series_id) return null
  const [series, parts] = await Promise.all([
    readSeriesRow(db, row.series_id),
    readSeriesParts(db, row.series_id),
  ])
  return presentSeriesPosition(row, series, parts)
}

const nothing = { liked: false, saved: false, position: null }

/** What the page of a post shows, locked or open; not found when it, or its creator, is hidden. */
export const viewContentPage = async (
  scope: Scope,
  id: ContentId,
  as?: ViewAs,
): Promise<ContentView> => {
  const { row, access } = await requireVisibleContent(scope, id, as)
  const { actor, db } = scope
  const [people, covers, captions, series, state] = await Promise.all([
    readPeople(scope, [row.creator_id]),
    readPictures(scope, [row.cover_asset_id]),
    readReadyCaptions(db, id),
    seriesPositionOf(scope, row),
    actor.kind === 'account' ? readViewerState(db, actor.accountId, id) : nothing,
  ])
  const creator = people.get(row.creator_id) ?? fail('content.not-found')
  const cover = covers.of(row.cover_asset_id)
  return presentContent(row, { access, creator, cover, captions, state, series }, actor)
}
