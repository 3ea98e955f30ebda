import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { addressKey } from '../../../platform/http/address.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { countTry, type Tally } from '../gateways/guessing.ts'
import { pretendToVerify, verifyPassword } from '../gateways/password-hash.ts'
import { after, canSignIn, lengths } from '../policy.ts'
import { findPasswordHash, findSignIn, isKnownDevice } from '../reader.ts'
import { makeCookie, makePendingToken, readCookie } from '../sessions/cookies.ts'
import { getsToken, grantSession, handOver } from '../sessions/grant.ts'
import { hashOf, makeToken } from '../sessions/tokens.ts'
import { lockAccount } from '../writer/accounts.ts'
import { insertPendingSignIn } from '../writer/pending-sign-ins.ts'

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly remember: boolean
  readonly wantsToken: boolean
}

/** Keyed by the address typed, so that one nobody has is counted and refused just the same. */
const tallies = async (
  scope: Scope,
  exchange: Exchange,
  email: string,
  accountId?: string,
): Promise<Tally[]> => {
  const device = readCookie(scope.config, 'device', exchange.headers)
  const known = device && accountId && (await isKnownDevice(scope.db, accountId, device))
  // A whole office may share an address: what one of them guesses does not stop who is known.
  return known
    ? [['device', `${device}:${accountId}`]]
    : [
        ['address', addressKey(exchange.address)],
        ['stranger', hashOf(email)],
      ]
}

const askForCode = async (scope: Scope, tx: Transaction, accountId: string, input: SignIn) => {
  const token = makeToken()
  await insertPendingSignIn(tx, {
    token_hash: hashOf(token),
    account_id: accountId,
    remembered: input.remember,
    wants_token: input.wantsToken,
    expires_at: after(scope.now(), lengths.pendingSignIn),
  })
  return { pending: token }
}

/** The check was made outside the transaction: what it rested on must still be so. */
const admit = (scope: Scope, input: SignIn, exchange: Exchange, accountId: string, hash: string) =>
  scope.transact(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if ((await findPasswordHash(tx, accountId)) !== hash) return fail('auth.wrong-credentials')
    canSignIn(account).orThrow()
    return account.second_factor
      ? askForCode(scope, tx, accountId, input)
      : grantSession(scope, tx, exchange, account, input)
  })

const handPending = (
  { config }: Scope,
  input: SignIn,
  exchange: Exchange,
  { pending }: { pending: string },
) => {
  if (getsToken(input, exchange)) return { pendingToken: makePendingToken(config, pending) }
  exchange.setCookie(makeCookie(config, 'pending', pending, lengths.pendingSignIn))
  return {}
}

export const signIn = async (scope: Scope, input: SignIn, exchange: Exchange) => {
  const { email, password } = input
  const found = await findSignIn(scope.db, email)
  const counted = await tallies(scope, exchange, email, found?.id)
  const giveBack = await countTry(scope.cache, counted)
  const hash = found?.password_hash
  const right = hash
    ? await verifyPassword(hash, password)
    : await pretendToVerify(scope.config, password)
  if (!found || !hash || !right) return fail('auth.wrong-credentials')
  const admitted = await admit(scope, input, exchange, found.id, hash)
  await giveBack()
  if ('pending' in admitted) {
    return { next: 'second-factor' as const, ...handPending(scope, input, exchange, admitted) }
  }
  return { next: 'done' as const, ...(await handOver(scope, exchange, admitted)) }
}
