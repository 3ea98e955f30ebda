import type { AccountId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { readMutedAmong } from './reader.ts'

/** Those of these people whom this viewer has muted; strangers mute nobody, and cost no query. */
export const readMutedBy = async (
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> =>
  actor.kind === 'account' && ids.length > 0
    ? readMutedAmong(db, actor.accountId, ids)
    : new Set<AccountId>()
