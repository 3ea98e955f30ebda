import type { AccountId, OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { finish } from '../../subscriptions/finish.ts'
import { readInvoiceOfOrder } from '../../subscriptions/reader/invoices.ts'
import { lockSubscription } from '../../subscriptions/writer/subscriptions.ts'
import { freeSeat } from '../../tiers/seats.ts'
import { readGift } from '../reader.ts'
import { changeGift } from '../writer.ts'

const endClaimed = async (tx: Transaction, id: OrderId, claimer: AccountId, now: Date) => {
  await lockCustomer(tx, claimer, now)
  const invoice = await readInvoiceOfOrder(tx, id)
  const row = invoice && (await lockSubscription(tx, invoice.subscription_id))
  if (row && row.state !== 'expired') await finish(tx, row, 'end', 'payment-returned', now)
}

/**
 * The giver's bank keeps the money. Months that somebody has claimed end; others can no longer be
 * claimed since the bank took it, and their place is free now.
 */
export const loseTerm = async (tx: Transaction, id: OrderId, now: Date) => {
  const gift = await readGift(tx, id)
  if (!gift?.tier_id || gift.returned_at) return
  if (gift.claimed_by) return endClaimed(tx, id, gift.claimed_by, now)
  await changeGift(tx, gift, { returned_at: now })
  await freeSeat(tx, gift.tier_id)
}
