import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeRole } from '../../identity/index.ts'
import { changeProfile, lockProfile } from '../writer.ts'

export const becomeCreator = (scope: SignedInScope) => {
  const { accountId, role } = scope.actor
  // Staff accounts do not sell: whoever moderates has no stake in what is moderated.
  if (role === 'moderator' || role === 'admin') fail('auth.forbidden')
  return scope.transact(async (tx) => {
    const profile = await lockProfile(tx, accountId)
    if (profile.creator_since) fail('auth.already-creator')
    await changeRole(tx, accountId, 'creator')
    return changeProfile(tx, accountId, { creator_since: scope.now() }, scope.now())
  })
}
