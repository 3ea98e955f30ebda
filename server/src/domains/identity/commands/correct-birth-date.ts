import type { AccountId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { isFuture } from '../policy.ts'
import { setBirthDate } from '../writer/accounts.ts'

/** By support, who has seen a proof of it. */
export const correctBirthDate = (scope: Scope, accountId: AccountId, birthDate: string) => {
  if (isFuture(birthDate, scope.now())) fail('request.invalid')
  return scope.transact((tx) => setBirthDate(tx, accountId, birthDate))
}
