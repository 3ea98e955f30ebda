import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { lockCustomer } from '../customers/writer.ts'
import { endReturned } from '../subscriptions/invoiced.ts'
import { freeSeat, makeSeat } from '../tiers/seats.ts'
import { canShare } from './policy.ts'
import { readGift, type TermGift } from './reader.ts'
import { changeGift, lockGift } from './writer.ts'

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

/** Months that were given, with the lock of whoever has claimed them; null for anything else. */
export const lockTerm = async (
  tx: Transaction,
  id: OrderId,
  now: Date,
): Promise<TermGift | null> => {
  const claimer = (await readGift(tx, id))?.claimed_by
  if (claimer) await lockCustomer(tx, claimer, now)
  const gift = await readGift(tx, id)
  return gift?.tier_id == null ? null : gift
}

/** The money has gone back. What nobody has claimed can be claimed no longer, and its seat is free. */
export const endTerm = async (tx: Transaction, gift: TermGift, now: Date) => {
  if (gift.claimed_by) return endReturned(tx, { id: gift.order_id }, now)
  if (gift.returned_at) return
  await changeGift(tx, gift, { returned_at: now })
  await freeSeat(tx, gift.tier_id)
}
