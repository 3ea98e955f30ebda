import { after } from '../../../platform/clock/after.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { lengths } from '../subscriptions/policy.ts'
import { beginWatch, lookAt } from './writer.ts'

/** Every new post begins the wait anew. */
const watchSilence = subscriber('billing.watch-silence', {
  'billing.tier-changed': async (tx, events, scope) => {
    const ids = [...new Set(events.map(({ payload }) => payload.creatorId))].sort()
    await beginWatch(tx, ids, after(scope.now(), lengths.silenceTold))
  },
  'catalog.content-published': async (tx, events, scope) => {
    const ids = [...new Set(events.map(({ payload }) => payload.creatorId))].sort()
    await lookAt(tx, ids, after(scope.now(), lengths.silenceTold))
  },
})

export const silenceSubscribers = [watchSilence]
