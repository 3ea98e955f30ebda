import { externalSubscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'

/** What someone may open has changed: their open tabs read it again. */
const tellHolders = externalSubscriber('entitlements.tell-holders', {
  'entitlements.access-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'access')
  },
})

export const entitlementSubscribers = [tellHolders]
