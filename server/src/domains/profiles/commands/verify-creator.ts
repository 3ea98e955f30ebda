import type { AccountId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { setVerified } from '../../media/index.ts'
import { changeProfile } from '../writer.ts'

/** The mark on their profile and the larger files that come with it, together or not at all. */
export const verifyCreator = (scope: Scope, accountId: AccountId, verified: boolean) =>
  scope.transact(async (tx) => {
    await setVerified(tx, accountId, verified)
    return changeProfile(tx, accountId, { is_verified: verified }, scope.now())
  })
