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
