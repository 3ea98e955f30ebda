import type { OrderId, ParsedRequest, PaymentMethodId, Routes } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readSessionDevice } from '../../../identity/index.ts'
import { readOwnMethod } from '../../customers/reader.ts'
import { keepCountry, linkPayer, lockCustomer } from '../../customers/writer.ts'
import { kindOf } from '../../orders/kinds.ts'
import { canConfirm } from '../../orders/policy.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { lockOrder, moveOrder, tellConfirmed } from '../../orders/writer.ts'
import { refuseAfterDeclines } from '../../payments/declines.ts'
import { settleFree } from '../../payments/settle.ts'
import { reserveRedemption } from '../../promotions/redeem.ts'
import { refuseOverBudget } from '../../subscriptions/spending.ts'

type ConfirmOrder = ParsedRequest<Routes['confirmOrder']>['body'] & {
  readonly address: string
  /** The country that the request comes from, if that is known. */
  readonly network: string | null
}

const lockOwnOrder = async (tx: Transaction, { actor }: SignedInScope, id: OrderId) => {
  const order = await lockOrder(tx, id)
  return order?.account_id === actor.accountId ? order : fail('order.not-found')
}

/** A new card by the provider's name for it; one on file must be this buyer's. */
const methodFor = async (tx: Transaction, { actor }: SignedInScope, given: string | undefined) => {
  if (!given) return fail('payment-method.needed')
  if (given.startsWith('pm_')) return { id: given, isNew: true }
  const saved = await readOwnMethod(tx, actor.accountId, given as PaymentMethodId)
  return { id: (saved ?? fail('payment-method.not-found')).provider_id, isNew: false }
}

const cardOf = async (
  tx: Transaction,
  scope: SignedInScope,
  order: OrderRow,
  given: ConfirmOrder,
) => {
  const method = await methodFor(tx, scope, given.paymentMethod)
  const isKept = given.saveCard || kindOf(order).keepsCard === true
  return { method_id: method.id, save_card: isKept && method.isNew, off_session: false }
}

/** Nobody confirms a tab of tips: each tip was agreed to when it was given. */
const nobodyAsked = async () => fail('order.expired')

/**
 * The buyer's consent at this moment. Charging starts with the event, so neither is there alone;
 * an order with nothing to charge is paid by this.
 */
export const confirmOrder = async (scope: SignedInScope, id: OrderId, given: ConfirmOrder) => {
  await refuseAfterDeclines(scope, id, given.address)
  return scope.transact(async (tx) => {
    const now = scope.now()
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, now)
    const order = await lockOwnOrder(tx, scope, id)
    canConfirm(order, now).orThrow()
    const device = await readSessionDevice(tx, scope.actor.sessionId)
    await linkPayer(tx, accountId, { kind: 'device', value: device })
    await (kindOf(order).agree ?? nobodyAsked)(tx, scope, order, given)
    if (!given.overBudget) await refuseOverBudget(tx, order, given.timeZone, now)
    await reserveRedemption(tx, order, now)
    const attempt = order.attempt + 1
    const countries = { country_stated: given.country, country_of_network: given.network }
    const consent = { ...countries, attempt, consent_at: now, failure: null }
    await keepCountry(tx, accountId, given.country)
    if (order.total === 0) return settleFree(tx, order, consent, now)
    const card = await cardOf(tx, scope, order, given)
    const confirmed = await moveOrder(tx, order, 'confirming', { ...consent, ...card }, now)
    tellConfirmed(tx, confirmed)
    return confirmed
  })
}
