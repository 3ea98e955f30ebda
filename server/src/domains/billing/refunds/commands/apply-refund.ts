import type { Transaction } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { postRefund, postRefundFailed, readRefundEntries } from '../../../ledger/index.ts'
import type { OrderRow } from '../../checkout/reader/orders.ts'
import { setRefundStatus } from '../../checkout/writer/refund-status.ts'
import type { ProviderRefund } from '../../gateways/claims.ts'
import { providerOf } from '../../gateways/index.ts'
import { lockRequest } from '../lock-request.ts'
import { type RefundRow, readRefundByProvider } from '../reader/refunds.ts'
import { spreadRefund } from '../spread.ts'
import { keepLooking, moveRefund } from '../writer/refunds.ts'
import { undoReturn } from './grant-refund.ts'

/** The provider's balance has moved, whether or not the bank has it yet: so do the books. */
const bookReturn = async (tx: Transaction, order: OrderRow, refund: RefundRow, now: Date) => {
  for (const taken of await spreadRefund(tx, order, refund)) {
    await postRefund(tx, { ...taken, reference: refund.provider_id ?? '' }, now)
  }
  // Of a part of it the rest is kept.
  const refundStatus = refund.amount === order.total ? 'refunded' : 'kept'
  await setRefundStatus(tx, order, refundStatus, { refunded_at: order.refunded_at ?? now })
}

const isBooked = ({ state }: RefundRow) => state === 'pending' || state === 'done'

const failReturn = async (
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  { failure }: ProviderRefund,
  now: Date,
) => {
  if (isBooked(refund)) {
    for (const { source } of await readRefundEntries(tx, refund.provider_id ?? '')) {
      await postRefundFailed(tx, source, now)
    }
  }
  const why = failure ?? 'unknown'
  await moveRefund(tx, refund, 'failed', { failure: why, settled_at: now }, now)
  await undoReturn(tx, order, now)
}

const apply = async (
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  told: ProviderRefund,
  now: Date,
) => {
  if (refund.state !== 'sending' && !isBooked(refund)) return
  if (told.state === 'failed') return failReturn(tx, order, refund, told, now)
  if (!isBooked(refund)) await bookReturn(tx, order, refund, now)
  if (refund.state === told.state) return keepLooking(tx, refund, now)
  await moveRefund(tx, refund, told.state, told.state === 'done' ? { settled_at: now } : {}, now)
}

const tries = 5

/**
 * The only place where what became of a refund takes effect, whoever learned of it: the workflow, a
 * message of the provider, the sweep. Asks for the present state and takes no message's word.
 */
export const applyRefund = async (scope: Scope, providerId: string) => {
  for (let left = tries; left > 0; left--) {
    const seen = await scope.transact((tx) => readRefundByProvider(tx, providerId))
    // Not ours, or not stored yet: then whoever stores it asks next.
    if (!seen) return
    const told = await providerOf(scope).readRefund(providerId)
    const applied = await scope.transact(async (tx) => {
      const { order, refund } = await lockRequest(tx, seen, scope.now())
      if (refund.version !== seen.version) return false
      await apply(tx, order, refund, told, scope.now())
      return true
    })
    if (applied) return
  }
  throw new Error(`refund ${providerId} changes faster than it can be asked about`)
}
