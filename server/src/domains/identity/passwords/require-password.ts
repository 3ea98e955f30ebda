import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { pretendToVerify, verifyPassword } from '../gateways/password-hash.ts'
import { findPasswordHash } from '../reader.ts'

/**
 * Outside any transaction: hashing takes long enough to keep a connection from others. Answers the
 * hash it rested on, for who must know inside one that it still holds.
 */
export const requirePassword = async (scope: SignedInScope, password: string): Promise<string> => {
  const hash = await findPasswordHash(scope.db, scope.actor.accountId)
  const right = hash
    ? await verifyPassword(hash, password)
    : await pretendToVerify(scope.config, password)
  return hash && right ? hash : fail('auth.wrong-password')
}
