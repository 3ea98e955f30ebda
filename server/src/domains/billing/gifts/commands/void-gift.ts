import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import { freeSeat, makeSeat } from '../../tiers/seats.ts'
import { canShare } from '../policy.ts'
import { changeGift, lockGift } from '../writer.ts'

/**
 * Takes the link's power before the giver gets the money back, in the transaction that begins the
 * refund: what was claimed is refused, and what is refunded cannot be claimed.
 */
export const voidGift = async (tx: Transaction, id: OrderId, now: Date) => {
  const gift = (await lockGift(tx, id)) ?? fail('gift.not-found')
  canShare(gift).orThrow()
  await changeGift(tx, gift, { returned_at: now })
  if (gift.tier_id) await freeSeat(tx, gift.tier_id)
}

/** The giver did not get the money, so the link has its power again. */
export const reviveGift = async (tx: Transaction, id: OrderId) => {
  const gift = (await lockGift(tx, id)) ?? fail('gift.not-found')
  // A gift that was claimed and refunded in part still has its seat, with whoever claimed it.
  if (gift.tier_id && gift.returned_at) await makeSeat(tx, gift.tier_id)
  await changeGift(tx, gift, { returned_at: null })
}
