import type { SearchEntryId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteHistory } from './writer.ts'

export const deleteSearchEntry = async (scope: SignedInScope, id: SearchEntryId): Promise<void> => {
  const deleted = await scope.transact((tx) => deleteHistory(tx, scope.actor.accountId, id))
  if (deleted === 0) fail('search-entry.not-found')
}
