import type { SeriesId, SeriesView } from '@fanfare/contract'
import { fail } from '../../platform/errors/domain-error.ts'
import type { Scope } from '../../platform/scope.ts'
import { readCreatorSummaries } from '../social/index.ts'
import { viewCards } from './cards.ts'
import { isOwner } from './policy.ts'
import { readContentRows } from './reader/contents.ts'
import { readSeriesParts, readSeriesRow } from './reader/series.ts'

/** Its owner sees every part, others those that are published. */
export const viewSeries = async (scope: Scope, id: SeriesId): Promise<SeriesView> => {
  const series = (await readSeriesRow(scope.db, id)) ?? fail('series.not-found')
  const [people, parts] = await Promise.all([
    readCreatorSummaries(scope, [series.creator_id]),
    readSeriesParts(scope.db, id),
  ])
  const ids = parts.map((part) => part.id)
  const rows = await readContentRows(scope.db, ids)
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
