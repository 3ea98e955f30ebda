import { money, type OrderId } from '@fanfare/contract'
import type { Scope } from '../../../../platform/scope.ts'
import { ensureCustomer } from '../../customers/customer.ts'
import { providerOf } from '../../gateways/index.ts'
import { tooManyDeclines } from '../../orders/failures.ts'
import { type OrderRow, readOrderRow } from '../../orders/reader.ts'
import { keepIntent, lockOrder } from '../../orders/writer.ts'
import { isDeclinedTooOften } from '../declines.ts'
import { applyIntent } from './apply-intent.ts'

/** One try to charge one card for one order. */
export interface Attempt {
  readonly orderId: OrderId
  readonly attempt: number
}

/** Null when this try is over, or another one has begun. */
const readAttempt = async (scope: Scope, { orderId, attempt }: Attempt) => {
  const order = await readOrderRow(scope.primary, orderId)
  return order?.state === 'confirming' && order.attempt === attempt ? order : null
}

const makeIntent = async (scope: Scope, order: OrderRow): Promise<string> => {
  const customer = await ensureCustomer(scope, order.account_id)
  const total = money(order.total, order.currency)
  const made = await providerOf(scope).createIntent({ orderId: order.id, customer, total })
  return scope.transact(async (tx) => {
    await keepIntent(tx, order.id, made)
    return (await lockOrder(tx, order.id))?.intent_id ?? made
  })
}

/** The intent of this order, stored before anything is asked of it; null when the try is over. */
export const prepareCharge = async (scope: Scope, attempt: Attempt): Promise<string | null> => {
  const order = await readAttempt(scope, attempt)
  return order && (order.intent_id ?? makeIntent(scope, order))
}

const isCardSpent = async (scope: Scope, method: string) => {
  const { fingerprint } = (await providerOf(scope).readCard(method)) ?? {}
  return fingerprint ? isDeclinedTooOften(scope, fingerprint) : false
}

/** A refusal is an answer, so it is kept like one; what cannot be reached is tried again. */
export const requestCharge = async (
  scope: Scope,
  attempt: Attempt,
  intentId: string,
): Promise<string | null> => {
  const order = await readAttempt(scope, attempt)
  if (!order?.method_id) return null
  if (!order.off_session && (await isCardSpent(scope, order.method_id))) return tooManyDeclines
  return providerOf(scope).confirmIntent(intentId, {
    key: `order:${attempt.orderId}:${attempt.attempt}`,
    method: order.method_id,
    keepsCard: order.save_card,
    offSession: order.off_session,
  })
}

/** All steps in a row, for when the workflow was lost. With the same keys nothing is done twice. */
export const chargeOrder = async (scope: Scope, attempt: Attempt) => {
  const intentId = await prepareCharge(scope, attempt)
  if (!intentId) return
  const refusal = await requestCharge(scope, attempt, intentId)
  await applyIntent(scope, intentId, { attempt: attempt.attempt, refusal })
}
