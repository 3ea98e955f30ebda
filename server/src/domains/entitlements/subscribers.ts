import { externalSubscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import { isOfTier } from './policy.ts'

/** What someone may open has changed: their open tabs read it again. */
const tellHolders = externalSubscriber('entitlements.tell-holders', {
  'entitlements.access-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'access')
    const subscribers = events.filter(({ payload }) => isOfTier(payload.resource))
    const accountIds = new Set(subscribers.map(({ payload }) => payload.accountId))
    await scope.push.refreshSubscriptions([...accountIds])
  },
})

export const entitlementSubscribers = [tellHolders]
