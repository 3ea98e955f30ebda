import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { setSuspended } from '../../subscriptions/invoiced.ts'
import { endTerm, lockTerm } from '../ending.ts'

/**
 * Months that were given follow what the giver's bank has done with their payment by now: closed
 * while it decides, ended when it keeps the money, open again when it does not.
 */
export const followDispute = async (tx: Transaction, id: OrderId, now: Date) => {
  const gift = await lockTerm(tx, id, now)
  if (gift?.refund_status === 'lost') return endTerm(tx, gift, now)
  if (gift?.claimed_by) await setSuspended(tx, { id }, gift.refund_status === 'disputed', now)
}
