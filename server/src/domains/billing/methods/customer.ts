import type { AccountId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { providerOf } from '../gateways/index.ts'
import { readCustomer } from './reader.ts'
import { keepCustomer, lockCustomer } from './writer.ts'

/** The provider's name for this person. Asking twice at once makes one: the key is the account. */
export const ensureCustomer = async (scope: Scope, accountId: AccountId): Promise<string> => {
  const known = await scope.transact((tx) => readCustomer(tx, accountId))
  if (known) return known
  const made = await providerOf(scope).createCustomer(accountId)
  await scope.transact(async (tx) => {
    await lockCustomer(tx, accountId, scope.now())
    await keepCustomer(tx, accountId, made)
  })
  return made
}
