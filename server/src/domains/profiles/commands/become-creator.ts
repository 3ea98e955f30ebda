import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canSell, changeRole, keepBirthDate } from '../../identity/index.ts'
import { changeProfile, lockProfile } from '../writer.ts'

/** Who is under age stays a fan, and what they gave is kept: refusing inside would undo that. */
export const becomeCreator = async (
  scope: SignedInScope,
  { birthDate: given }: { readonly birthDate?: string | undefined },
) => {
  const { accountId, role } = scope.actor
  // Staff accounts do not sell: whoever moderates has no stake in what is moderated.
  if (role === 'moderator' || role === 'admin') fail('auth.forbidden')
  const now = scope.now()
  const outcome = await scope.transact(async (tx) => {
    const profile = await lockProfile(tx, accountId)
    if (profile.creator_since) fail('auth.already-creator')
    const verdict = canSell(await keepBirthDate(tx, accountId, given, now), now)
    if (!verdict.allowed) return verdict
    await changeRole(tx, accountId, 'creator')
    return changeProfile(tx, accountId, { creator_since: now }, now)
  })
  if ('allowed' in outcome) return fail(outcome.why ?? 'auth.under-age')
  return outcome
}
