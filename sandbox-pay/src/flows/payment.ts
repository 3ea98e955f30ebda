import { type Decline, declines } from '../cards/behaviour.ts'
import { hiddenOf, markSpent } from '../cards/hidden.ts'
import { emit, saveAndEmit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { cardError } from '../http/errors.ts'
import { processingFee } from '../money.ts'
import type { Charge } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/intents.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { find, lock, save } from '../objects/store.ts'
import { bookMovement } from './balance.ts'
import { approved, recordAttempt, refused } from './charge.ts'
import { availableAfterMs, schedule } from './due.ts'
import { belongTo } from './methods.ts'
import { declineError, type Occasion, refusal } from './refusal.ts'

/** Asks the bank, once nothing is left to ask the person. The intent is locked. */
export async function pay(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  occasion: Occasion,
): Promise<PaymentIntent> {
  const hidden = await hiddenOf(work.tx, method)
  const decline = refusal(work, method, hidden, occasion)
  if (decline) return declinePayment(work, intent, method, decline)
  const pending = hidden.processing !== undefined
  const charge = await recordAttempt(work, intent, method, {
    status: pending ? 'pending' : 'succeeded',
    outcome: approved,
  })
  if (!pending) return succeed(work, intent, method, charge)
  await schedule(work, 'settlePayment', intent.id)
  return saveAndEmit(work, 'payment_intent.processing', {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    next_action: null,
    processing: { type: 'card', card: {} },
  })
}

/** The bank that took its time has decided. */
export async function settlePayment(work: Work, id: string): Promise<void> {
  const intent = await lock(work.tx, 'payment_intent', id)
  if (intent.status !== 'processing' || !intent.latest_charge || !intent.payment_method) return
  const charge = await lock(work.tx, 'charge', intent.latest_charge)
  const method = await find(work.tx, 'payment_method', intent.payment_method)
  const { processing } = await hiddenOf(work.tx, method)
  if (processing === 'succeeds') {
    await succeed(work, intent, method, {
      ...charge,
      status: 'succeeded',
      amount_captured: charge.amount,
    })
    return
  }
  const { code, message } = declines.generic
  const failed = await save(work.tx, {
    ...charge,
    status: 'failed',
    paid: false,
    captured: false,
    failure_code: code,
    failure_message: message,
    outcome: refused(declines.generic),
  })
  await markFailed(work, intent, method, declines.generic, failed)
}

async function succeed(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  pending: Charge,
): Promise<PaymentIntent> {
  const { id } = await bookMovement(work, {
    category: 'charge',
    amount: pending.amount,
    fee: processingFee(pending.amount),
    currency: pending.currency,
    source: pending.id,
    description: pending.description,
    availableOn: new Date(work.now.getTime() + availableAfterMs),
  })
  const charge = await save(work.tx, { ...pending, balance_transaction: id })
  const paid = await save(work.tx, {
    ...intent,
    status: 'succeeded',
    amount_received: charge.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  })
  if (intent.customer && intent.setup_future_usage) await belongTo(work, method, intent.customer)
  else if (!method.customer) await markSpent(work.tx, method)
  await emit(work, 'charge.succeeded', charge)
  await emit(work, 'payment_intent.succeeded', paid)
  const hidden = await hiddenOf(work.tx, method)
  if (hidden.warnsOfFraud) await schedule(work, 'warnOfFraud', charge.id)
  if (hidden.dispute) await schedule(work, 'openDispute', charge.id)
  return paid
}

/** Always throws: the caller is answered with the bank's no, and the attempt stays on record. */
async function declinePayment(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Promise<never> {
  const charge = await recordAttempt(work, intent, method, {
    status: 'failed',
    outcome: refused(decline),
    decline,
  })
  const failed = await markFailed(work, intent, method, decline, charge)
  const { type, ...error } = declineError(decline, method, charge.id)
  throw cardError({ ...error, payment_intent: failed })
}

async function markFailed(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  charge: Charge,
): Promise<PaymentIntent> {
  const failed = await save(work.tx, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    last_payment_error: declineError(decline, method, charge.id),
    next_action: null,
    processing: null,
  })
  await emit(work, 'charge.failed', charge)
  await emit(work, 'payment_intent.payment_failed', failed)
  return failed
}
