import type { OrderId, ParsedRequest, PaymentMethodId, Routes } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnMethod } from '../../methods/reader.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { reserveRedemption } from '../../promotions/redeem.ts'
import { canConfirm, isSamePrice, isUnderway } from '../policy.ts'
import {
  isPieceOrder,
  type OrderRow,
  type PieceOrder,
  readOrdersOfPiece,
} from '../reader/orders.ts'
import { readSellable } from '../sellable.ts'
import { lockOrder, moveOrder } from '../writer/orders.ts'
import { settleFree } from './settle-paid.ts'

type ConfirmOrder = ParsedRequest<Routes['confirmOrder']>['body']

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

/** Another one of the same that a card may still be charged for. A piece can be given again. */
const refuseAnother = async (tx: Transaction, order: PieceOrder) => {
  const { account_id: accountId, content_id: contentId, kind } = order
  const all = await readOrdersOfPiece(tx, accountId, { contentId, kind })
  const others = all.filter(({ id }) => id !== order.id)
  // What was given back can be bought again.
  const isOwned = (other: OrderRow) => other.state === 'paid' && other.refunded_at === null
  if (kind === 'content' && others.some(isOwned)) fail('checkout.owned')
  // One that failed keeps its intent until the sweep has cancelled it.
  const maybePaid = ({ state, intent_id }: OrderRow) =>
    isUnderway(state) || (state === 'failed' && intent_id !== null)
  if (others.some(maybePaid)) fail('order.in-progress')
}

const cardOf = async (tx: Transaction, scope: SignedInScope, given: ConfirmOrder) => {
  const method = await methodFor(tx, scope, given.paymentMethod)
  return { method_id: method.id, save_card: given.saveCard && method.isNew }
}

/**
 * The buyer's yes, as of now. Charging starts with the event, so neither is there alone; where
 * there is nothing to charge, it is paid by this.
 */
export const confirmOrder = (scope: SignedInScope, id: OrderId, given: ConfirmOrder) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, now)
    const order = await lockOwnOrder(tx, scope, id)
    canConfirm(order, now).orThrow()
    if (!isPieceOrder(order)) return fail('order.expired')
    await refuseAnother(tx, order)
    const { kind, content_id: contentId } = order
    const { price } = await readSellable(tx, scope, { kind, contentId })
    if (!isSamePrice(order, price)) fail('order.price-changed')
    await reserveRedemption(tx, order, now)
    const attempt = order.attempt + 1
    const yes = { attempt, consent_at: now, country_stated: given.country, failure: null }
    if (order.total === 0) return settleFree(tx, order, yes, now)
    const card = await cardOf(tx, scope, given)
    const confirmed = await moveOrder(tx, order, 'confirming', { ...yes, ...card }, now)
    tx.emit('billing.order-confirmed', { orderId: id, accountId, attempt })
    return confirmed
  })
