import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { endReturned } from '../../subscriptions/end-returned.ts'
import { freeSeat } from '../../tiers/seats.ts'
import { readGift } from '../reader.ts'
import { changeGift } from '../writer.ts'

/**
 * The giver's bank keeps the money. Months that somebody has claimed end; others can no longer be
 * claimed since the bank took it, and their seat is free now.
 */
export const loseTerm = async (tx: Transaction, id: OrderId, now: Date) => {
  const gift = await readGift(tx, id)
  if (!gift?.tier_id || gift.returned_at) return
  if (gift.claimed_by) {
    await lockCustomer(tx, gift.claimed_by, now)
    return endReturned(tx, { id }, now)
  }
  await changeGift(tx, gift, { returned_at: now })
  await freeSeat(tx, gift.tier_id)
}
