import { externalSubscriber } from '../../../platform/events/subscriber.ts'
import { handleEvents } from './handle-events.ts'
import { readProviderEvents } from './reader.ts'

const applyProviderEvents = externalSubscriber('billing.apply-provider-events', {
  'billing.provider-event-received': async (events, scope) => {
    const ids = events.map(({ payload }) => payload.eventId)
    await handleEvents(scope, await readProviderEvents(scope.primary, ids))
  },
})

export const providerEventSubscribers = [applyProviderEvents]
