import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { keepBirthDate } from '../birth-date.ts'

export const giveBirthDate = (
  scope: SignedInScope,
  { birthDate }: { readonly birthDate: string },
): Promise<void> =>
  scope.transact(async (tx) => {
    const kept = await keepBirthDate(tx, scope.actor.accountId, birthDate, scope.now())
    if (kept !== birthDate) fail('auth.birth-date-known')
  })
