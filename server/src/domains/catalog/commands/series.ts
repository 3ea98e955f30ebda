import type { ContentId, SeriesId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockContents } from '../writer/contents.ts'
import {
  changeSeries,
  deleteSeriesRow,
  insertSeries,
  lockOwnSeries,
  placeContents,
} from '../writer/series.ts'

interface SeriesWords {
  readonly title: string
  readonly description: string
}

export const createSeries = (scope: SignedInScope, { title, description }: SeriesWords) =>
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

export const updateSeries = (scope: SignedInScope, id: SeriesId, words: SeriesWords) =>
  scope.transact(async (tx) => {
    await lockOwnSeries(tx, scope.actor.accountId, id)
    return changeSeries(tx, id, words, scope.now())
  })

/** A piece is in one series at most, so it moves here from another; all must be one's own. */
export const arrangeSeries = (
  scope: SignedInScope,
  id: SeriesId,
  contentIds: readonly ContentId[],
) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockOwnSeries(tx, accountId, id)
    const wanted = [...new Set(contentIds)]
    const found = await lockContents(tx, wanted)
    const isOwn = found.every((row) => row.creator_id === accountId && row.status !== 'deleted')
    if (!isOwn || found.length !== wanted.length) return fail('content.not-found')
    await placeContents(tx, id, wanted)
    return changeSeries(tx, id, {}, scope.now())
  })

/** The pieces stay. */
export const deleteSeries = (scope: SignedInScope, id: SeriesId) =>
  scope.transact(async (tx) => {
    await lockOwnSeries(tx, scope.actor.accountId, id)
    await deleteSeriesRow(tx, id)
  })
