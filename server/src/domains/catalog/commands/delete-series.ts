import type { SeriesId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteSeriesRow, lockOwnSeries } from '../writer/series.ts'

/** The posts of the series stay. */
export const deleteSeries = (scope: SignedInScope, id: SeriesId) =>
  scope.transact(async (tx) => {
    await lockOwnSeries(tx, scope.actor.accountId, id)
    await deleteSeriesRow(tx, id)
  })
