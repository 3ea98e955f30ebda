import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteHistory } from '../writer/history.ts'

/** With what is no longer listed. What they had of each post is kept: refunds ask for that. */
export const clearHistory = (scope: SignedInScope) =>
  scope.transact((tx) => deleteHistory(tx, scope.actor.accountId))
