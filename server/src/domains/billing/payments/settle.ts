import type { Transaction } from '../../../platform/database/database.ts'
import { postProviderFee } from '../../ledger/index.ts'
import { insertMethod, linkPayer } from '../customers/writer.ts'
import type { IntentState } from '../gateways/provider.ts'
import { kindOf } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { type Tax, taxed } from '../orders/tax/tax.ts'
import { type Changeable, moveOrder } from '../orders/writer.ts'
import { keepRedemption, releaseRedemption } from '../promotions/redeem.ts'

type Paid = Extract<IntentState, { kind: 'paid' }>

const refuseOtherSum = (order: OrderRow, { charge, received }: Paid) => {
  if (received.amount === order.total && received.currency === order.currency) return
  throw new Error(`${charge} is not the sum of order ${order.id}`)
}

const finish = async (tx: Transaction, order: OrderRow, more: Partial<Changeable>, now: Date) => {
  await kindOf(order).deliver(tx, order, now)
  await keepRedemption(tx, order, now)
  const ended = { ...more, failure: null, paid_at: now }
  const paid = await moveOrder(tx, order, 'paid', ended, now)
  tx.emit('billing.order-paid', { orderId: order.id, accountId: order.account_id })
  return paid
}

/** Money, access and the order's end are one transaction: none is there without the others. */
export const settlePaid = async (
  tx: Transaction,
  given: OrderRow,
  paid: Paid,
  tax: Tax,
  now: Date,
) => {
  refuseOtherSum(given, paid)
  const { card } = paid
  const country_of_card = card?.country ?? null
  const shares = taxed({ ...given, country_of_card }, tax)
  const order = { ...given, ...shares }
  await kindOf(order).book(tx, order, paid.charge, now)
  await linkPayer(tx, order.account_id, { kind: 'card', value: card?.fingerprint ?? null })
  if (order.save_card && card) await insertMethod(tx, order.account_id, card, now)
  const known = {
    ...shares,
    charge_id: paid.charge,
    country_of_card,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
  }
  await finish(tx, order, known, now)
}

/** A promotion has left nothing to pay: no card, no provider, and nothing for the ledger to move. */
export const settleFree = (
  tx: Transaction,
  order: OrderRow,
  consent: Partial<Changeable>,
  now: Date,
): Promise<OrderRow> => finish(tx, order, consent, now)

/** The provider may know its fee later than the payment: then its next message brings it. */
export const bookFee = async (tx: Transaction, order: OrderRow, paid: Paid, now: Date) => {
  const { fee, charge } = paid
  if (!fee || fee.fee.amount === 0) return
  const given = { source: fee.transaction, reference: charge, rail: order.rail, fee: fee.fee }
  await postProviderFee(tx, given, now)
}

/** What an order held for its payment, once that has failed or cannot happen any more. */
export const giveBack = async (tx: Transaction, order: OrderRow, now: Date) => {
  if (order.state !== 'failed' && order.state !== 'expired') return
  await releaseRedemption(tx, order)
  await kindOf(order).giveBack?.(tx, order, now)
}
