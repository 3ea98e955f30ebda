import { type ContentId, limits, type SeriesId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { countSeriesParts } from '../reader/series.ts'
import { lockContents } from '../writer/contents.ts'
import { changeSeries, lockOwnSeries, removeFromSeries, setSeriesOrder } from '../writer/series.ts'

interface Arrangement {
  readonly contentIds: readonly ContentId[]
  readonly removedIds?: readonly ContentId[] | undefined
}

/**
 * A post is in one series at most, so it moves here from another. All are the creator's own.
 *
 * An open page may not know of a post that was added elsewhere since. Its order is taken and that post
 * stays at the end: a creator wants the order they have just made, and finds a new post behind it sooner
 * than they would understand a refusal, or miss a post that went without a word.
 */
export const arrangeSeries = (
  scope: SignedInScope,
  id: SeriesId,
  { contentIds, removedIds = [] }: Arrangement,
) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockOwnSeries(tx, accountId, id)
    const removed = new Set(removedIds)
    const wanted = [...new Set(contentIds)].filter((one) => !removed.has(one))
    const found = await lockContents(tx, wanted)
    const isOwn = found.every((row) => row.creator_id === accountId && row.status !== 'deleted')
    if (!isOwn || found.length !== wanted.length) return fail('content.not-found')
    await removeFromSeries(tx, id, removedIds)
    await setSeriesOrder(tx, id, wanted)
    if ((await countSeriesParts(tx, id)) > limits.seriesParts) return fail('series.full')
    return changeSeries(tx, id, {}, scope.now())
  })
