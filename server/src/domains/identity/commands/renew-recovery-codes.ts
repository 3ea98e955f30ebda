import type { SignedInScope } from '../../../platform/scope.ts'
import { callAuth, refusing } from '../gateways/auth.ts'
import { type BothFactors, withBothFactors } from '../passwords/with-both-factors.ts'

const refused = refusing({ INVALID_PASSWORD: 'auth.wrong-password' })

/** The old ones stop working. */
export const renewRecoveryCodes = (scope: SignedInScope, proof: BothFactors) =>
  withBothFactors(scope, proof, async (tx, account, checkedHash) => {
    const { password } = proof
    const { backupCodes } = await callAuth(
      scope,
      tx,
      (auth) => auth.api.generateBackupCodes({ body: { password } }),
      { as: account, checkedHash },
    ).catch(refused)
    return { recoveryCodes: backupCodes }
  })
