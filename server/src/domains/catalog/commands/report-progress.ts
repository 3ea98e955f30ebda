import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { openContent } from '../viewing.ts'
import { putProgress } from '../writer/reactions.ts'

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
  const row = await openContent(scope, id)
  const reached = row.duration === null ? position : Math.min(position, row.duration)
  const { accountId } = scope.actor
  const progress = { account: accountId, id, position: reached, played, now: scope.now() }
  await scope.transact((tx) => putProgress(tx, progress))
}
