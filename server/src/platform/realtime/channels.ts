import type { Cache } from '../cache/cache.ts'

/** Redis prefixes keys and not channels, so what separates instances is added here. */
const prefixOf = ({ redis }: Cache) => redis.options.keyPrefix ?? ''

const topics = 'topic:'

export const topicChannel = (cache: Cache, topic: string) => `${prefixOf(cache)}${topics}${topic}`

export const topicOf = (cache: Cache, channel: string) =>
  channel.slice(prefixOf(cache).length + topics.length)

/** Accounts that may hear less than before, or more. */
export const recheckedAccountsChannel = (cache: Cache) => `${prefixOf(cache)}rechecked-accounts`

export const endedSessionsChannel = (cache: Cache) => `${prefixOf(cache)}ended-sessions`

/**
 * Kinds of topic that are also told what those publish whom their person follows; an account, what those send
 * whom they subscribe to.
 */
const followedKinds = ['feed', 'notifications', 'account'] as const
export type FollowedKind = (typeof followedKinds)[number]

/** Creators who have published something. */
export const publishedChannel = (cache: Cache, kind: FollowedKind) =>
  `${prefixOf(cache)}published:${kind}`

/** Accounts who follow somebody more, or less. */
export const changedFollowsChannel = (cache: Cache) => `${prefixOf(cache)}changed-follows`

/** Accounts who subscribe to somebody more, or less. */
export const changedSubscriptionsChannel = (cache: Cache) =>
  `${prefixOf(cache)}changed-subscriptions`

/** Whose follows matter to this topic, and as what; null where nobody's do. */
export const followerOf = (topic: string) => {
  const kind = followedKinds.find((one) => topic.startsWith(`${one}:`))
  return kind ? { kind, accountId: topic.slice(kind.length + 1) } : null
}

/** A feed is told by follows alone, within each process. */
export const isToldByRedis = (topic: string) => !topic.startsWith('feed:')
