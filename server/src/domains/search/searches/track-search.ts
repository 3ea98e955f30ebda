import type { SignedInScope } from '../../../platform/scope.ts'
import { readDataSharing } from '../../profiles/index.ts'
import { normalize } from './normalize.ts'
import { countSearch, noteSearch } from './writer.ts'

/**
 * Into one's own history; and, under Data Sharing, into the counts of the day, once a day for each person.
 * Quotation marks around nothing are no search.
 */
export const trackSearch = async (scope: SignedInScope, query: string): Promise<void> => {
  const { accountId } = scope.actor
  const normalized = normalize(query)
  if (normalized.length < 2) return
  const now = scope.now()
  const { on: isShared } = await readDataSharing(scope.db, accountId)
  await scope.transact(async (tx) => {
    const isNew = await noteSearch(tx, { accountId, query, normalized, isShared, now })
    if (isShared && isNew) await countSearch(tx, normalized, now)
  })
}
