import type { StoredEvent } from '../../platform/events/store.ts'
import { externalSubscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import type { Scope } from '../../platform/scope.ts'

type FollowEvent = StoredEvent<'social.followed' | 'social.unfollowed'>

/** The two who are concerned, and nobody else: a creator's profile may be open in a million browsers. */
const tell = async (events: readonly FollowEvent[], scope: Scope) => {
  const payloads = events.map(({ payload }) => payload)
  const fans = payloads.map(({ followerId }) => `account:${followerId}`)
  const creators = payloads.map(({ creatorId }) => `account:${creatorId}`)
  // First, so that whoever reads the feed again hears of whatever comes after.
  await scope.push.refreshFollows([...new Set(payloads.map(({ followerId }) => followerId))])
  await tellChanged(scope, fans, 'following')
  await tellChanged(scope, creators, 'followers')
}

/** A fan's other devices show whom they follow; a creator sees followers come. */
const tellPeople = externalSubscriber('social.tell-people', {
  'social.followed': tell,
  'social.unfollowed': tell,
})

type BlockEvent = StoredEvent<'social.blocked' | 'social.unblocked'>

/**
 * Both read again what they show. First their open connections leave what they may not hear any more,
 * also of a browser that does not listen to its own account.
 */
const tellBlock = async (events: readonly BlockEvent[], scope: Scope) => {
  const ids = [...new Set(events.flatMap(({ payload }) => [payload.blockerId, payload.blockedId]))]
  await scope.push.recheckAccounts(ids)
  const topics = ids.map((id) => `account:${id}`)
  await tellChanged(scope, topics, 'blocks')
}

const tellBlocked = externalSubscriber('social.tell-blocked', {
  'social.blocked': tellBlock,
  'social.unblocked': tellBlock,
})

export const socialSubscribers = [tellPeople, tellBlocked]
