import type { AccountId, FollowSource } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { followAll } from '../follow-all.ts'
import { canFollow } from '../policy.ts'

export const followUser = (
  scope: SignedInScope,
  creator: AccountId,
  from: FollowSource = 'other',
): Promise<void> =>
  scope.transact(async (tx) => {
    await followAll(tx, scope, from, async () => {
      canFollow(await requireVisibleProfile(tx, scope.actor, creator), scope.actor).orThrow()
      return [creator]
    })
  })
