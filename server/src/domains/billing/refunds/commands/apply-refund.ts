import type { Transaction } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { postRefund, postRefundFailed, readRefundEntries } from '../../../ledger/index.ts'
import type { ProviderRefund } from '../../gateways/claims.ts'
import { providerOf } from '../../gateways/index.ts'
import { type OrderRow, readOrderByIntent } from '../../orders/reader.ts'
import { setRefundStatus } from '../../orders/writer.ts'
import { applyIntent } from '../../payments/commands/apply-intent.ts'
import { refundRanks } from '../../payments/hearing.ts'
import { lockRequest } from '../lock-request.ts'
import { restOf } from '../policy.ts'
import { type RefundRow, readRefundByProvider, readRefundsOfOrder } from '../reader.ts'
import { spreadRefund } from '../spread.ts'
import { keepLooking, moveRefund } from '../writer.ts'
import { adoptRefund } from './adopt-refund.ts'
import { undoReturn } from './grant-refund.ts'

/** Of a part of it the rest is kept. */
const statusAfter = async (tx: Transaction, order: OrderRow, refund: RefundRow) => {
  if (refund.keeps_access) return order.refund_status
  const others = (await readRefundsOfOrder(tx, order.id)).filter(({ id }) => id !== refund.id)
  return refund.amount >= restOf(order, others) ? 'refunded' : 'kept'
}

/** The provider's balance has moved, whether or not the bank has it yet: so do the books. */
const bookReturn = async (tx: Transaction, order: OrderRow, refund: RefundRow, now: Date) => {
  for (const taken of await spreadRefund(tx, order, refund)) {
    await postRefund(tx, { ...taken, reference: refund.provider_id ?? '' }, now)
  }
  await setRefundStatus(tx, order, await statusAfter(tx, order, refund), {
    refunded_at: order.refunded_at ?? now,
  })
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
  if (!refund.keeps_access) await undoReturn(tx, order, now)
}

/** Messages come in any order, and a refund that was done is not pending again. */
const isKnown = ({ state }: RefundRow, told: ProviderRefund) =>
  (state === 'pending' || state === 'done') && refundRanks[told.state] <= refundRanks[state]

/** The only place where what became of a refund takes effect, whoever learned of it. */
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
  if (isKnown(refund, told)) return keepLooking(tx, refund, now)
  await moveRefund(tx, refund, told.state, told.state === 'done' ? { settled_at: now } : {}, now)
}

const tries = 5

/** Asks the provider what became of a refund: for the workflow and the sweep. */
export const applyRefund = async (scope: Scope, providerId: string) => {
  for (let left = tries; left > 0; left--) {
    const seen = await readRefundByProvider(scope.primary, providerId)
    const told = await providerOf(scope).readRefund(providerId)
    if (!seen) return hearRefund(scope, told)
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

/**
 * Ours that is not stored yet is left to whoever stores it; what failed before we heard of it has
 * moved nothing.
 */
const hearOfAnother = async (scope: Scope, told: ProviderRefund) => {
  const { refundId, intentId, state } = told
  if (refundId || !intentId || state === 'failed') return
  const order = await readOrderByIntent(scope.primary, intentId)
  if (!order) return
  if (order.state !== 'paid') await applyIntent(scope, intentId)
  await scope.transact(async (tx) => {
    const adopted = await adoptRefund(tx, order, told, scope.now())
    if (adopted) await apply(tx, adopted.order, adopted.refund, told, scope.now())
  })
}

/** A refund only goes forward, so a message about it is taken at its word. */
export const hearRefund = async (scope: Scope, told: ProviderRefund) => {
  const seen = await readRefundByProvider(scope.primary, told.id)
  if (!seen) return hearOfAnother(scope, told)
  await scope.transact(async (tx) => {
    const { order, refund } = await lockRequest(tx, seen, scope.now())
    await apply(tx, order, refund, told, scope.now())
  })
}
