import type { OrderId, ParsedRequest, PaymentMethodId, Routes } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnMethod } from '../../methods/reader.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { canConfirm, isSamePrice, isUnderway } from '../policy.ts'
import { type OrderRow, readOrdersOfPiece } from '../reader/orders.ts'
import { readSellable } from '../sellable.ts'
import { lockOrder, moveOrder } from '../writer/orders.ts'

type ConfirmOrder = ParsedRequest<Routes['confirmOrder']>['body']

const lockOwnOrder = async (tx: Transaction, { actor }: SignedInScope, id: OrderId) => {
  const order = await lockOrder(tx, id)
  return order?.account_id === actor.accountId ? order : fail('order.not-found')
}

/** A new card by the provider's name for it; one on file must be this buyer's. */
const methodFor = async (tx: Transaction, { actor }: SignedInScope, given: string) => {
  if (given.startsWith('pm_')) return { id: given, isNew: true }
  const saved = await readOwnMethod(tx, actor.accountId, given as PaymentMethodId)
  return { id: (saved ?? fail('payment-method.not-found')).provider_id, isNew: false }
}

/** Another one of the same piece that a card may still be charged for. */
const refuseAnother = async (tx: Transaction, order: OrderRow) => {
  const all = await readOrdersOfPiece(tx, order.account_id, order.content_id)
  const others = all.filter(({ id }) => id !== order.id)
  if (others.some(({ state }) => state === 'paid')) fail('checkout.owned')
  // One that failed keeps its intent until the sweep has cancelled it.
  const maybePaid = ({ state, intent_id }: OrderRow) =>
    isUnderway(state) || (state === 'failed' && intent_id !== null)
  if (others.some(maybePaid)) fail('order.in-progress')
}

/** The buyer's yes, as of now. Charging starts with the event, so neither is there alone. */
export const confirmOrder = (scope: SignedInScope, id: OrderId, given: ConfirmOrder) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, scope.actor.accountId, now)
    const order = await lockOwnOrder(tx, scope, id)
    canConfirm(order, now).orThrow()
    await refuseAnother(tx, order)
    const { price } = await readSellable(tx, scope, order.content_id)
    if (!isSamePrice(order, price)) fail('order.price-changed')
    const method = await methodFor(tx, scope, given.paymentMethod)
    const attempt = order.attempt + 1
    const confirmed = await moveOrder(
      tx,
      order,
      'confirming',
      {
        attempt,
        method_id: method.id,
        save_card: given.saveCard && method.isNew,
        consent_at: now,
        country_stated: given.country,
        failure: null,
      },
      now,
    )
    const { accountId } = scope.actor
    tx.emit('billing.order-confirmed', { orderId: id, accountId, attempt })
    return confirmed
  })
