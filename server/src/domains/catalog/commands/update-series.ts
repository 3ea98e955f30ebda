import type { ParsedRequest, Routes, SeriesId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeSeries, lockOwnSeries } from '../writer/series.ts'

type SeriesFields = ParsedRequest<Routes['updateSeries']>['body']

export const updateSeries = (scope: SignedInScope, id: SeriesId, fields: SeriesFields) =>
  scope.transact(async (tx) => {
    await lockOwnSeries(tx, scope.actor.accountId, id)
    return changeSeries(tx, id, fields, scope.now())
  })
