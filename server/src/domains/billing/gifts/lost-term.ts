import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { lockCustomer } from '../methods/writer.ts'
import { endReturned } from '../subscriptions/end-returned.ts'
import { freeSeat } from '../tiers/seats.ts'
import { readGift, type TermGift } from './reader.ts'
import { changeGift } from './writer.ts'

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
