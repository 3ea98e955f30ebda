import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { countTry } from '../gateways/guessing.ts'
import type { AccountRow } from '../reader.ts'
import { lockAccount } from '../writer/accounts.ts'
import { requirePassword } from './require-password.ts'
import { spendEitherCode } from './spend-code.ts'

export interface BothFactors {
  readonly password: string
  /** From the app, or a recovery code. */
  readonly code: string
}

/**
 * What weakens the second factor asks for it: a session left open and a password seen are not
 * enough. Wrong codes are counted apart from those of signing in, which they must not block.
 */
export const withBothFactors = async <T>(
  scope: SignedInScope,
  { password, code }: BothFactors,
  work: (tx: Transaction, account: AccountRow, passwordHash: string) => Promise<T>,
): Promise<T> => {
  const { accountId } = scope.actor
  const hash = await requirePassword(scope, password)
  const giveBack = await countTry(
    scope.cache,
    [['code', `settings:${accountId}`]],
    'request.too-many',
  )
  const done = await scope.transact(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account.second_factor) fail('auth.second-factor-off')
    if (!(await spendEitherCode(scope, tx, account, code))) fail('auth.wrong-code')
    return work(tx, account, hash)
  })
  await giveBack()
  return done
}
