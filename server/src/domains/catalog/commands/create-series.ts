import type { ParsedRequest, Routes, SeriesId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { SignedInScope } from '../../../platform/scope.ts'
import { insertSeries } from '../writer/series.ts'

type SeriesFields = ParsedRequest<Routes['createSeries']>['body']

export const createSeries = (scope: SignedInScope, { title, description }: SeriesFields) =>
  scope.transact((tx) =>
    insertSeries(tx, {
      id: uuid() as SeriesId,
      creator_id: scope.actor.accountId,
      title,
      description,
      created_at: scope.now(),
      updated_at: scope.now(),
    }),
  )
