import type { SignedInScope } from '../../../platform/scope.ts'
import { markFirstRun } from './writer.ts'

/** Nobody can see where a link goes, so it is what their browser says: they copied it or sent it on. */
export const noteOwnShare = (scope: SignedInScope): Promise<void> =>
  scope.transact((tx) => markFirstRun(tx, scope.actor.accountId, 'shared_at', scope.now()))
