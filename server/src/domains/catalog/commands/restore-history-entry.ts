import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readViewerState } from '../reader/reactions.ts'
import { isUnfinished } from '../unfinished.ts'
import { requireVisibleContent } from '../viewing.ts'
import { putBackEntry } from '../writer/history.ts'

/** Undoes a removal. When it was opened is known to whoever removed it, and to nobody else. */
export const restoreHistoryEntry = async (
  scope: SignedInScope,
  contentId: ContentId,
  openedAt: string,
) => {
  const { row } = await requireVisibleContent(scope, contentId)
  const { accountId } = scope.actor
  const { position } = await readViewerState(scope.db, accountId, contentId)
  const openedMs = Math.min(new Date(openedAt).getTime(), scope.now().getTime())
  const entry = {
    openedAt: new Date(openedMs),
    isUnfinished: isUnfinished(position, row.duration),
  }
  await scope.transact((tx) => putBackEntry(tx, { accountId, contentId }, entry))
}
