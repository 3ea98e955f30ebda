import type { AccountId, OwnContent, SeriesCard, SeriesId, SeriesView } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { requireVisibleProfile } from '../profiles/index.ts'
import { readCreatorSummaries } from '../social/index.ts'
import { viewCards } from './cards.ts'
import { viewOwnContent } from './own-content.ts'
import { isOwner } from './policy.ts'
import { readContentRows } from './reader/contents.ts'
import { readSeriesParts, readSeriesRow, readShownSeries } from './reader/series.ts'

const readPartRows = async (scope: Scope, id: SeriesId) => {
  const parts = await readSeriesParts(scope.db, id)
  return readContentRows(
    scope.db,
    parts.map((part) => part.id),
  )
}

/** Its owner sees every part, others those that are published. */
export const viewSeries = async (scope: Scope, id: SeriesId): Promise<SeriesView> => {
  const series = (await readSeriesRow(scope.db, id)) ?? fail('series.not-found')
  const [people, rows] = await Promise.all([
    readCreatorSummaries(scope, [series.creator_id]),
    readPartRows(scope, id),
  ])
  return {
    id,
    title: series.title,
    description: series.description,
    creator: people.get(series.creator_id) ?? fail('series.not-found'),
    contents: await viewCards(scope, rows),
    updatedAt: series.updated_at.toISOString(),
    abilities: { edit: isOwner(series, scope.actor) },
  }
}

/** As its creator orders them. Somebody else's is not there, rather than forbidden. */
export const viewSeriesParts = async (
  scope: SignedInScope,
  id: SeriesId,
): Promise<OwnContent[]> => {
  const series = await readSeriesRow(scope.db, id)
  if (!series || !isOwner(series, scope.actor)) return fail('series.not-found')
  return viewOwnContent(scope, await readPartRows(scope, id))
}

/** The shelf on a profile: what nobody but its creator knows of is not counted. */
export const listCreatorSeries = async (
  scope: Scope,
  creatorId: AccountId,
): Promise<SeriesCard[]> => {
  await requireVisibleProfile(scope.db, scope.actor, creatorId)
  const rows = await readShownSeries(scope.db, creatorId)
  const covers = await readPictures(
    scope,
    rows.map(({ cover_asset_id }) => cover_asset_id),
  )
  return rows.map(({ id, title, length, cover_asset_id }) => {
    return { id, title, length, cover: covers.of(cover_asset_id) }
  })
}
