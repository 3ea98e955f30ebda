import { hiddenOf } from '../cards/hidden.ts'
import { toSeconds } from '../clock.ts'
import { emit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { newId } from '../ids.ts'
import type { Charge } from '../objects/charge.ts'
import type { Metadata } from '../objects/common.ts'
import type { Refund } from '../objects/refund.ts'
import { find, insert, lock, save } from '../objects/store.ts'
import { unused } from '../objects/unused.ts'
import { bookMovement } from './balance.ts'
import { schedule } from './due.ts'

interface Wanted {
  amount: number | undefined
  reason: string | null
  metadata: Metadata
}

/** The charge is locked, so parts given back at once never sum to more than it. */
export async function refundCharge(work: Work, charge: Charge, wanted: Wanted): Promise<Refund> {
  const left = charge.amount - charge.amount_refunded
  const amount = wanted.amount ?? left
  refuseRefund(charge, amount, left)
  const method = await find(work.tx, 'payment_method', charge.payment_method)
  const { refunds } = await hiddenOf(work.tx, method)
  const id = newId('re')
  const movement = await bookMovement(work, {
    category: 'refund',
    amount: -amount,
    currency: charge.currency,
    source: id,
    description: 'REFUND FOR CHARGE',
  })
  const refund = await insert(work.tx, {
    ...unused.refund,
    id,
    object: 'refund',
    created: toSeconds(work.now),
    amount,
    balance_transaction: movement.id,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    status: refunds === 'take-time' ? 'pending' : 'succeeded',
  } satisfies Refund)
  if (refunds) await schedule(work, 'settleRefund', refund.id)
  const given = await save(work.tx, withRefunded(charge, charge.amount_refunded + amount))
  await emit(work, 'refund.created', refund)
  await emit(work, 'charge.refunded', given, { amount_refunded: charge.amount_refunded })
  return refund
}

/** The bank of a slow refund took the money, that of a failing one sent it back. */
export async function settleRefund(work: Work, id: string): Promise<void> {
  const refund = await lock(work.tx, 'refund', id)
  const charge = await lock(work.tx, 'charge', refund.charge)
  if (refund.status === 'pending') {
    const done = await save(work.tx, { ...refund, status: 'succeeded' })
    await emit(work, 'refund.updated', done, { status: refund.status })
    return
  }
  const movement = await bookMovement(work, {
    category: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
    description: 'REFUND FAILURE',
  })
  const failed = await save(work.tx, {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: movement.id,
  })
  await save(work.tx, withRefunded(charge, charge.amount_refunded - refund.amount))
  await emit(work, 'refund.updated', failed, { status: refund.status })
  await emit(work, 'refund.failed', failed, { status: refund.status })
}

function withRefunded(charge: Charge, amount: number): Charge {
  return { ...charge, amount_refunded: amount, refunded: amount === charge.amount }
}

function refuseRefund(charge: Charge, amount: number, left: number): void {
  if (charge.status !== 'succeeded') {
    throw invalid(`Charge ${charge.id} has not succeeded, so it cannot be refunded.`)
  }
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (amount < 1) {
    throw invalid('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { code: 'amount_too_large', param: 'amount' },
    )
  }
}
