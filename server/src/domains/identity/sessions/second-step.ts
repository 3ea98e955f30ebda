import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { addressKey } from '../../../platform/http/address.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { countTry, type Tally } from '../gateways/guessing.ts'
import { bounds } from '../policy.ts'
import { type AccountRow, findPendingSignIn, isKnownDevice } from '../reader.ts'
import { lockAccount } from '../writer/accounts.ts'
import {
  countWrongCode,
  deletePendingSignIn,
  lockPendingSignIn,
} from '../writer/pending-sign-ins.ts'
import { endCookie, readCookie, readPendingToken } from './cookies.ts'
import { grantSession, handOver } from './grant.ts'
import { hashOf } from './tokens.ts'

type Check = (tx: Transaction, account: AccountRow) => Promise<boolean>

const tallies = async (scope: Scope, exchange: Exchange, accountId: string): Promise<Tally[]> => {
  const device = readCookie(scope.config, 'device', exchange.headers)
  const known = device && (await isKnownDevice(scope.db, accountId, device))
  return known
    ? [['code', `${device}:${accountId}`]]
    : [
        ['address', addressKey(exchange.address)],
        ['code', accountId],
      ]
}

/** What both kinds of code share: the pending sign-in, its five tries, and the session after it. */
export const takeSecondStep = async (
  scope: Scope,
  exchange: Exchange,
  pendingToken: string | undefined,
  check: Check,
) => {
  const { config } = scope
  const token = pendingToken
    ? readPendingToken(config, pendingToken)
    : readCookie(config, 'pending', exchange.headers)
  const tokenHash = token ? hashOf(token) : fail('auth.second-factor-expired')
  const now = scope.now()
  const begun = await findPendingSignIn(scope.db, tokenHash, now)
  if (!begun) return fail('auth.second-factor-expired')
  const giveBack = await countTry(scope.cache, await tallies(scope, exchange, begun.account_id))

  // A wrong code is counted in a transaction that commits; refusing inside it would undo that.
  const outcome = await scope.transact(async (tx) => {
    const pending = await lockPendingSignIn(tx, tokenHash, now)
    if (!pending) return 'expired'
    const account = await lockAccount(tx, pending.account_id)
    if (!(await check(tx, account))) {
      await countWrongCode(tx, tokenHash)
      if (pending.wrong_codes + 1 < bounds.wrongCodes) return 'wrong'
      await deletePendingSignIn(tx, tokenHash)
      return 'ended'
    }
    await deletePendingSignIn(tx, tokenHash)
    const { remembered: remember, wants_token: wantsToken } = pending
    return grantSession(scope, tx, exchange, account, { remember, wantsToken })
  })

  if (outcome === 'wrong') return fail('auth.wrong-code')
  if (outcome === 'expired' || outcome === 'ended') {
    if (!pendingToken) exchange.setCookie(endCookie(config, 'pending'))
    return fail('auth.second-factor-expired')
  }
  await giveBack()
  return handOver(scope, exchange, outcome)
}
