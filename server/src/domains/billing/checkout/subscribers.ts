import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { inSpan } from '../../../platform/telemetry/tracing.ts'
import { readDetails } from '../details/reader.ts'
import { mailAccount } from '../mail-account.ts'
import { handleEvents } from './commands/handle-events.ts'
import { receiptMail } from './mails.ts'
import { readOrderRow } from './reader/orders.ts'
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
    for (const { payload } of events) {
      const order = await readOrderRow(tx, payload.orderId)
      const { emailReceipts } = await readDetails(tx, payload.accountId)
      if (!order || !emailReceipts) continue
      const mail = receiptMail(scope.config.PUBLIC_ORIGIN, order)
      await mailAccount(tx, payload.accountId, mail, scope.now())
    }
  },
})

export const checkoutSubscribers = [chargeOrders, applyProviderEvents, tellBuyers, mailReceipts]
