import type { Transaction } from '../../../../platform/database/database.ts'
import { lockCustomer } from '../../customers/writer.ts'
import type { ProviderRefund } from '../../gateways/claims.ts'
import { closeAccess, kindOf } from '../../orders/kinds.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { lockOrder, setRefundStatus } from '../../orders/writer.ts'
import { newPlatformRefund } from '../new-refund.ts'
import { isWaiting, liveRefund, restOf } from '../policy.ts'
import { type RefundRow, readRefundByProvider, readRefundsOfOrder } from '../reader.ts'
import { insertRefund, keepProviderId, lockRefund, moveRefund } from '../writer.ts'

const words = 'Refunded by Fanfare'

/** Whoever has it has it no longer, also a gift that was claimed: nobody was asked. */
export const closeBought = async (tx: Transaction, order: OrderRow, now: Date) => {
  await kindOf(order).end?.(tx, order, now)
  const turn = await closeAccess(tx, order, now)
  return setRefundStatus(tx, order, 'refunding', { access_turn: turn })
}

/** A request over the same sum that waits, or was about to be sent, is answered by it. */
const answered = async (tx: Transaction, live: RefundRow, told: ProviderRefund, now: Date) => {
  if (live.amount !== told.amount.amount) {
    await moveRefund(tx, live, 'overtaken', { settled_at: now }, now)
    return null
  }
  await keepProviderId(tx, live.id, told.id)
  const refund = { ...live, provider_id: told.id }
  if (!isWaiting(live)) return refund
  return moveRefund(tx, refund, 'sending', { answered_by: 'platform', answer: '' }, now)
}

interface Adopted {
  readonly order: OrderRow
  readonly refund: RefundRow
}

/**
 * A refund that was made in the provider's own dashboard becomes one of ours. Of a part the buyer
 * keeps what they have; what gives back the last of it takes that.
 */
export const adoptRefund = async (
  tx: Transaction,
  seen: OrderRow,
  told: ProviderRefund,
  now: Date,
): Promise<Adopted | null> => {
  await lockCustomer(tx, seen.account_id, now)
  const order = await lockOrder(tx, seen.id)
  if (order?.state !== 'paid') return null
  const known = await readRefundByProvider(tx, told.id)
  if (known) return { order, refund: (await lockRefund(tx, known.id)) ?? known }
  const refunds = await readRefundsOfOrder(tx, order.id)
  const what = { words, amount: told.amount.amount }
  const made = { ...newPlatformRefund(order, what, now), provider_id: told.id }
  if (told.amount.amount < restOf(order, refunds)) {
    return { order, refund: await insertRefund(tx, { ...made, keeps_access: true }) }
  }
  const live = liveRefund(refunds)
  const closed = live?.state === 'sending' ? order : await closeBought(tx, order, now)
  const refund = live && !live.provider_id ? await answered(tx, live, told, now) : null
  return { order: closed, refund: refund ?? (await insertRefund(tx, made)) }
}
