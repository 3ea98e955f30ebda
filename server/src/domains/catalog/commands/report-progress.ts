import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { isUnfinished } from '../unfinished.ts'
import { openContent } from '../viewing.ts'
import { notePlaying } from '../writer/history.ts'
import { putProgress } from '../writer/reactions.ts'

/** Shares of a post at which somebody has watched a good part of it, and all but its end. */
const milestones = [0.5, 0.9]

interface Progress {
  readonly position: number
  readonly played: number
}

/** Where someone is, for every device of theirs, and how much they were served. */
export const reportProgress = async (
  scope: SignedInScope,
  id: ContentId,
  { position, played }: Progress,
) => {
  const { row } = await openContent(scope, id)
  const reached = row.duration === null ? position : Math.min(position, row.duration)
  const { accountId } = scope.actor
  const now = scope.now()
  const progress = { account: accountId, id, position: reached, played, now }
  const state = { isUnfinished: isUnfinished(reached, row.duration), now }
  await scope.transact(async (tx) => {
    await notePlaying(tx, { accountId, contentId: id }, state)
    const served = await putProgress(tx, progress)
    const seconds = milestones.map((share) => share * (row.duration ?? Number.POSITIVE_INFINITY))
    if (seconds.some((each) => served.before < each && each <= served.after)) {
      tx.emit('catalog.content-watched', { contentId: id, accountId })
    }
  })
}
