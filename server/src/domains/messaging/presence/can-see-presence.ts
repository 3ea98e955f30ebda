import type { AccountId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { seeProfile } from '../../profiles/index.ts'
import { readShares } from './reader.ts'

/** Whoever shares a conversation with somebody whom they may see. A request not yet accepted is none. */
export const canSeePresence = async (
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  id: AccountId,
): Promise<boolean> =>
  actor.kind === 'account' &&
  (await readShares(db, actor.accountId, id)) &&
  (await seeProfile(db, actor, id)) !== null
