import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteHistory } from './writer.ts'

export const clearSearchHistory = async (scope: SignedInScope): Promise<void> => {
  await scope.transact((tx) => deleteHistory(tx, scope.actor.accountId))
}
