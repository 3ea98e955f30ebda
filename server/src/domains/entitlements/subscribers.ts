import { externalSubscriber } from '../../platform/events/subscriber.ts'

/** What someone may open has changed: their open tabs read it again. */
const tellHolders = externalSubscriber('entitlements.tell-holders', {
  'entitlements.access-changed': async (events, scope) => {
    for (const accountId of new Set(events.map(({ payload }) => payload.accountId))) {
      const topic = `account:${accountId}`
      await scope.push.send(topic, { type: 'changed', topic, what: 'access' })
    }
  },
})

export const entitlementSubscribers = [tellHolders]
