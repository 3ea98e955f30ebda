import { money } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { contentResource, grantAccess, purchaseSource } from '../../../entitlements/index.ts'
import { readProfile } from '../../../profiles/index.ts'
import type { IntentState } from '../../gateways/provider.ts'
import { postProviderFee } from '../../ledger/movements/fees.ts'
import { postSale } from '../../ledger/movements/sale.ts'
import { insertMethod } from '../../methods/writer.ts'
import { availableAt } from '../policy.ts'
import type { OrderRow } from '../reader/orders.ts'
import { moveOrder } from '../writer/orders.ts'

type Paid = Extract<IntentState, { kind: 'paid' }>

const refuseOtherSum = (order: OrderRow, { charge, received }: Paid) => {
  if (received.amount === order.total && received.currency === order.currency) return
  throw new Error(`${charge} is not the sum of order ${order.id}`)
}

const bookSale = async (tx: Transaction, order: OrderRow, { charge }: Paid, now: Date) => {
  const share = (amount: number) => money(amount, order.currency)
  const creator = await readProfile(tx, order.creator_id)
  const sale = {
    source: order.id,
    reference: charge,
    rail: order.rail,
    creatorId: order.creator_id,
    split: {
      total: share(order.total),
      processing: share(order.processing),
      platform: share(order.platform),
      tax: share(order.tax),
      creator: share(order.creator),
    },
    availableAt: availableAt(creator?.creator_since ?? null, now),
  }
  await postSale(tx, sale, now)
}

/** Money, access and the order's end are one transaction: none is there without the others. */
export const settlePaid = async (tx: Transaction, order: OrderRow, paid: Paid, now: Date) => {
  refuseOtherSum(order, paid)
  const { id: orderId, account_id: accountId, content_id: contentId } = order
  const { card } = paid
  await bookSale(tx, order, paid, now)
  const resource = contentResource(contentId)
  await grantAccess(tx, { accountId, resource, source: purchaseSource, sourceId: orderId }, now)
  if (order.save_card && card) await insertMethod(tx, accountId, card, now)
  const ended = {
    failure: null,
    paid_at: now,
    country_of_card: card?.country ?? null,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
  }
  await moveOrder(tx, order, 'paid', ended, now)
  tx.emit('billing.order-paid', { orderId, accountId })
}

/** The provider may know its fee later than the payment: then its next message brings it. */
export const bookFee = async (tx: Transaction, order: OrderRow, paid: Paid, now: Date) => {
  const { fee, charge } = paid
  if (!fee || fee.fee.amount === 0) return
  const given = { source: fee.transaction, reference: charge, rail: order.rail, fee: fee.fee }
  await postProviderFee(tx, given, now)
}
