import type { ContentId, ContentView, ViewAs } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { readCreatorSummaries } from '../social/index.ts'
import { readReadyCaptions } from './captions.ts'
import { presentContent, presentSeriesPosition } from './presenter/content.ts'
import type { ShownRow } from './reader/contents.ts'
import { readPendingCounts, readViewerState } from './reader/reactions.ts'
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
  const { row, access, despiteBlock } = await requireVisibleContent(scope, id, as)
  const { actor, db } = scope
  const [people, covers, captions, series, pending, state] = await Promise.all([
    readCreatorSummaries(scope, [row.creator_id], { despiteBlocks: despiteBlock }),
    readPictures(scope, [row.cover_asset_id]),
    readReadyCaptions(db, id),
    seriesPositionOf(scope, row),
    readPendingCounts(db, id),
    actor.kind === 'account' && !as ? readViewerState(db, actor.accountId, id) : nothing,
  ])
  const creator = people.get(row.creator_id) ?? fail('content.not-found')
  const cover = covers.of(row.cover_asset_id)
  const counted = {
    ...row,
    like_count: row.like_count + pending.likes,
    comment_count: row.comment_count + pending.comments,
  }
  const facts = { access, creator, cover, captions, state, series, despiteBlock }
  return presentContent(counted, facts, actor, as)
}
