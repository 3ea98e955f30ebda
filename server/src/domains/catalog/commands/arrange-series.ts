import type { ContentId, SeriesId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockContents } from '../writer/contents.ts'
import { changeSeries, lockOwnSeries, setSeriesOrder } from '../writer/series.ts'

/** A post is in one series at most, so it moves here from another. All are the creator's own. */
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
    await setSeriesOrder(tx, id, wanted)
    return changeSeries(tx, id, {}, scope.now())
  })
