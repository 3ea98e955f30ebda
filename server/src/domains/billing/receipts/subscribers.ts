import type { OrderId } from '@fanfare/contract'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { readWithoutReceipts } from '../customers/reader.ts'
import { readOrderRows } from '../orders/reader.ts'
import { referenceOf } from '../orders/reference.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { receiptMail } from './mails.ts'
import { numberReceipts } from './writer.ts'

/**
 * One follows all payments, so numbers have no gaps and no buyer waits for another's. The year is
 * that of the payment.
 */
const giveNumbers = subscriber('billing.number-receipts', {
  'billing.order-paid': async (tx, events, scope) => {
    const years = Map.groupBy(events, ({ occurredAt }) => occurredAt.getUTCFullYear())
    for (const [year, paid] of years) {
      const orders = paid.map(({ payload }): OrderId => payload.orderId)
      await numberReceipts(tx, year, [...new Set(orders)], scope.now())
    }
  },
})

const mailReceipts = subscriber('billing.mail-receipts', {
  'billing.order-paid': async (tx, events, scope) => {
    const { PUBLIC_ORIGIN: origin } = scope.config
    const ids = events.map(({ payload }): OrderId => payload.orderId)
    const orders = await readOrderRows(tx, ids)
    const buyers = orders.map(({ account_id }) => account_id)
    const without = await readWithoutReceipts(tx, buyers)
    const letters = orders
      .filter(({ account_id }) => !without.has(account_id))
      .map((order): Letter => {
        const mail = receiptMail(origin, order, referenceOf(scope.config, order.id))
        return { accountId: order.account_id, mail }
      })
    await mailAccounts(tx, letters, scope)
  },
})

export const receiptSubscribers = [giveNumbers, mailReceipts]
