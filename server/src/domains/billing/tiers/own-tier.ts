import type { TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { demandAdult, readAccount } from '../../identity/index.ts'
import { canOwn } from './policy.ts'
import type { TierRow } from './reader.ts'
import { lockTier, lockTiersOf } from './writer.ts'

export const lockOwnTier = async (
  tx: Transaction,
  { actor }: SignedInScope,
  id: TierId,
): Promise<TierRow> => {
  await lockTiersOf(tx, actor.accountId)
  const tier = await lockTier(tx, id)
  canOwn(tier, actor).orThrow()
  return tier ?? fail('tier.not-found')
}

/** Whoever sells has shown that their email is theirs and is of age, as for a post. */
export const demandSeller = async (
  tx: Transaction,
  { actor, now }: SignedInScope,
  price: number,
) => {
  if (price === 0) return
  const account = await readAccount(tx, actor.accountId)
  if (!account?.emailVerified) fail('auth.email-not-verified')
  await demandAdult(tx, actor.accountId, now())
}
