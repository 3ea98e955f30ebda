import type { AccountId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { providerOf } from '../gateways/index.ts'
import { readCustomer } from './reader.ts'
import { keepCustomer, lockCustomer } from './writer.ts'

/** The provider's name for this person. Asking twice at once makes one: the key is the account. */
export const ensureCustomer = async (scope: Scope, accountId: AccountId): Promise<string> => {
  const known = await readCustomer(scope.primary, accountId)
  if (known) return known
  const made = await providerOf(scope).createCustomer(accountId)
  await scope.transact(async (tx) => {
    await lockCustomer(tx, accountId, scope.now())
    await keepCustomer(tx, accountId, made)
  })
  return made
}

/** Keeping cards is for people who can be reached: accounts made by the thousand try out stolen ones. */
export const refuseUnconfirmed = async (scope: SignedInScope) => {
  const account = await readAccount(scope.primary, scope.actor.accountId)
  if (!account?.emailVerified) fail('auth.email-not-verified')
}
