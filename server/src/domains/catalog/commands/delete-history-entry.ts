import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleContent } from '../viewing.ts'
import { deleteEntry } from '../writer/history.ts'

/** What they had of it is kept: refunds ask for that. */
export const deleteHistoryEntry = async (scope: SignedInScope, contentId: ContentId) => {
  await requireVisibleContent(scope, contentId)
  const { accountId } = scope.actor
  await scope.transact((tx) => deleteEntry(tx, { accountId, contentId }))
}
