import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canShare } from './policy.ts'
import { lockGift } from './writer.ts'

/** For anyone but its giver the gift does not exist. */
export const lockOwnGift = async (tx: Transaction, { actor }: SignedInScope, id: OrderId) => {
  const gift = await lockGift(tx, id)
  if (gift?.giver_id !== actor.accountId) return fail('gift.not-found')
  canShare(gift).orThrow()
  return gift
}
