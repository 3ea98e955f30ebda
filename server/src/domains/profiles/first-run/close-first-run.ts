import type { SignedInScope } from '../../../platform/scope.ts'
import { markFirstRun } from './writer.ts'

/** Hidden, or everything is done: either way it does not come back. */
export const closeFirstRun = (scope: SignedInScope): Promise<void> =>
  scope.transact((tx) => markFirstRun(tx, scope.actor.accountId, 'closed_at', scope.now()))
