import type { SignedInScope } from '../../../platform/scope.ts'
import type { ProfileRow } from '../reader.ts'
import { changeProfile, lockProfile } from '../writer.ts'

export const updatePrivacy = (scope: SignedInScope, visibility: ProfileRow['visibility']) =>
  scope.transact(async (tx) => {
    await lockProfile(tx, scope.actor.accountId)
    return changeProfile(tx, scope.actor.accountId, { visibility }, scope.now())
  })
