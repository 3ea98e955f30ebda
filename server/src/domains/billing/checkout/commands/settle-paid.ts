import type { Transaction } from '../../../../platform/database/database.ts'
import { postProviderFee } from '../../../ledger/index.ts'
import type { IntentState } from '../../gateways/provider.ts'
import { insertMethod } from '../../methods/writer.ts'
import { linkPayer } from '../../payers/writer.ts'
import { keepRedemption } from '../../promotions/redeem.ts'
import type { Tax } from '../../tax/tax.ts'
import { taxed } from '../../tax/taxed.ts'
import { kindOf } from '../kinds/index.ts'
import type { OrderRow } from '../reader/orders.ts'
import { type Changeable, moveOrder } from '../writer/orders.ts'

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
