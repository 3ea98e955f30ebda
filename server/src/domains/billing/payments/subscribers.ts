import { externalSubscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { inSpan } from '../../../platform/telemetry/tracing.ts'
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

/** Open tabs of the buyer read the order again. */
const tellBuyers = externalSubscriber('billing.tell-buyers', {
  'billing.order-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'order')
  },
})

export const paymentSubscribers = [chargeOrders, tellBuyers]
