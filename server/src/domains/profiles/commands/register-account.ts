import type { AccountView, ParsedRequest, Routes } from '@fanfare/contract'
import { DomainError, fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import {
  demandAdultDate,
  openAccount,
  preparePassword,
  reportRegistration,
} from '../../identity/index.ts'
import { isReservedUsername } from '../policy.ts'
import { insertProfile } from '../writer.ts'

export type RegisterAccount = ParsedRequest<Routes['registerAccount']>['body']

/**
 * An account and its public profile are opened together or not at all. It lives here because this
 * is the lowest domain that knows both.
 */
export const registerAccount = async (
  scope: Scope,
  input: RegisterAccount,
): Promise<AccountView> => {
  const { email, username, name, isCreator } = input
  if (isReservedUsername(username)) {
    fail('auth.username-taken', { fields: { username: 'This username is reserved.' } })
  }
  const birthDate = isCreator ? demandAdultDate(input.birthDate, scope.now()) : undefined
  const password = await preparePassword(scope.config, input.password, { email, username })
  const opened = scope.transact(async (tx) => {
    const role = isCreator ? 'creator' : 'fan'
    const account = await openAccount(tx, scope, { email, password, role, birthDate })
    const profile = { accountId: account.id, username, displayName: name, isCreator }
    await insertProfile(tx, profile, scope.now())
    return account
  })
  return opened.catch(async (error: unknown) => {
    const taken = error instanceof DomainError && error.code === 'auth.email-taken'
    if (taken) await reportRegistration(scope, email)
    throw error
  })
}
