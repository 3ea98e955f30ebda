import type { AccountId, FollowBell } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { changeBell } from '../writer.ts'

export const setFollowBell = (
  scope: SignedInScope,
  creator: AccountId,
  bell: FollowBell,
): Promise<void> =>
  scope.transact(async (tx) => {
    await requireVisibleProfile(tx, scope.actor, creator)
    const follows = await changeBell(tx, scope.actor.accountId, creator, bell)
    if (!follows) fail('follow.not-found')
  })
