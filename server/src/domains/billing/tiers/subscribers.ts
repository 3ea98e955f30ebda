import type { AssetId } from '@fanfare/contract'
import type { StoredEvent } from '../../../platform/events/store.ts'
import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { removeAsset } from '../../media/index.ts'
import { changeTier, lockByPendingCover } from './writer.ts'

type AssetEvent = StoredEvent<'media.asset-ready' | 'media.asset-failed'>

/** Covers of posts have the same purpose; whose they are is known by who waits for them. */
const coversIn = (events: readonly AssetEvent[]): AssetId[] =>
  events
    .filter(({ payload }) => payload.purpose === 'thumbnail')
    .map(({ payload }) => payload.assetId)

/** Takes a cover into use once it is ready. One that failed is forgotten and the old one stays. */
const showCovers = subscriber('billing.show-tier-covers', {
  'media.asset-ready': async (tx, events, scope) => {
    const ready = coversIn(events)
    if (ready.length === 0) return
    for (const tier of await lockByPendingCover(tx, ready)) {
      await changeTier(tx, tier.id, { cover_id: tier.cover_pending_id, cover_pending_id: null })
      if (tier.cover_id) await removeAsset(tx, tier.cover_id, scope.now())
    }
  },
  'media.asset-failed': async (tx, events) => {
    const failed = coversIn(events)
    if (failed.length === 0) return
    for (const tier of await lockByPendingCover(tx, failed)) {
      await changeTier(tx, tier.id, { cover_pending_id: null })
    }
  },
})

/** Open tabs of the creator, and of whoever looks at the profile, read the tiers again. */
const tellViewers = externalSubscriber('billing.tell-tier-viewers', {
  'billing.tier-changed': async (events, scope) => {
    const creators = events.map(({ payload }) => payload.creatorId)
    const topics = creators.flatMap((id) => [`account:${id}`, `profile:${id}`])
    await tellChanged(scope, topics, 'tiers')
  },
})

export const tierSubscribers = [showCovers, tellViewers]
