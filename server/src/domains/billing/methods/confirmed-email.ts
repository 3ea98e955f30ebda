import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'

/** Keeping cards is for people who can be reached: accounts made by the thousand try out stolen ones. */
export const refuseUnconfirmed = async (scope: SignedInScope) => {
  const account = await scope.transact((tx) => readAccount(tx, scope.actor.accountId))
  if (!account?.emailVerified) fail('auth.email-not-verified')
}
