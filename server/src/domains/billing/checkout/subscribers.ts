import type { OrderId } from '@fanfare/contract'
import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { inSpan } from '../../../platform/telemetry/tracing.ts'
import { readWithoutReceipts } from '../details/reader.ts'
import { type Letter, mailAccounts } from '../mail-accounts.ts'
import { referenceOf } from '../receipts/reference.ts'
import { handleEvents } from './commands/handle-events.ts'
import { receiptMail } from './mails.ts'
import { readOrderRows } from './reader/orders.ts'
import { readProviderEvents } from './reader/provider-events.ts'
import { chargeOrderWorkflow } from './workflows/charge-order.ts'

const chargeOrders = externalSubscriber('billing.charge-orders', {
  'billing.order-confirmed': async (events, scope) => {
    // Keyed by what it does, so that a batch delivered again starts nothing twice.
    const start = ({ trace, payload: { orderId, attempt } }: (typeof events)[number]) =>
      inSpan('billing.charge-order start', { parent: trace }, () =>
        scope.durable.start(chargeOrderWorkflow, `${orderId}.${attempt}`, { orderId, attempt }),
      )
    await Promise.all(events.map(start))
  },
})

const applyProviderEvents = externalSubscriber('billing.apply-provider-events', {
  'billing.provider-event-received': async (events, scope) => {
    const ids = events.map(({ payload }) => payload.eventId)
    await handleEvents(scope, await scope.transact((tx) => readProviderEvents(tx, ids)))
  },
})

/** Open tabs of the buyer read the order again. */
const tellBuyers = externalSubscriber('billing.tell-buyers', {
  'billing.order-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'order')
  },
})

const mailReceipts = subscriber('billing.mail-receipts', {
  'billing.order-paid': async (tx, events, scope) => {
    const { PUBLIC_ORIGIN: origin } = scope.config
    const orders = await readOrderRows(
      tx,
      events.map(({ payload }): OrderId => payload.orderId),
    )
    const without = await readWithoutReceipts(
      tx,
      orders.map(({ account_id }) => account_id),
    )
    const letters = orders
      .filter(({ account_id }) => !without.has(account_id))
      .map((order): Letter => {
        const mail = receiptMail(origin, order, referenceOf(scope.config, order.id))
        return { accountId: order.account_id, mail }
      })
    await mailAccounts(tx, letters, scope)
  },
})

export const checkoutSubscribers = [chargeOrders, applyProviderEvents, tellBuyers, mailReceipts]
