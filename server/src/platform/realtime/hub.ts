import type { Redis } from 'ioredis'
import type { Cache } from '../cache/cache.ts'
import type { Log } from '../telemetry/log.ts'
import {
  endedSessionsChannel,
  recheckedAccountsChannel,
  topicChannel,
  topicOf,
} from './channels.ts'
import { messages, subscribedTopics } from './metrics.ts'

export interface Listener {
  /** Bytes of a finished message, the same for all who hear it. */
  deliver(message: Buffer): void
}

export interface Hub {
  join(topic: string, listener: Listener): Promise<void>
  leave(topic: string, listener: Listener): void
  ready(): boolean
  close(): void
}

/** What is told to every process, for the connections it may have. */
interface Orders {
  endSessions(sessionIds: readonly string[]): void
  recheckAccounts(accountIds: readonly string[]): void
}

/** Redis takes many channels at once, but one command should not hold up all others. */
const subscribeBatch = 500

interface Hearing {
  readonly members: Set<Listener>
  /** Until then a push may pass unheard. */
  readonly subscribed: Promise<void>
}

/**
 * One Redis subscription per topic that somebody here listens to, however many they are: what
 * nobody here wants never reaches this process.
 */
export const openHub = (cache: Cache, log: Log, { endSessions, recheckAccounts }: Orders): Hub => {
  const redis: Redis = cache.listener()
  const topics = new Map<string, Hearing>()
  const sessionsEnded = endedSessionsChannel(cache)
  const accountsRechecked = recheckedAccountsChannel(cache)

  // Without its subscriptions the connection is of no use; the next one subscribes to all again.
  const startOver = (error: unknown) => {
    log.warn({ err: error }, 'could not subscribe; connecting again')
    redis.disconnect(true)
  }

  const subscribe = async (channels: readonly string[]) => {
    // While Redis is away a topic waits in the map for the next `ready`.
    if (redis.status !== 'ready') return
    for (let from = 0; from < channels.length; from += subscribeBatch) {
      await redis.subscribe(...channels.slice(from, from + subscribeBatch))
    }
  }

  const unsubscribe = (channel: string) => {
    if (redis.status === 'ready') redis.unsubscribe(channel).catch(startOver)
  }

  redis.on('ready', () => {
    const channels = [...topics.keys()].map((topic) => topicChannel(cache, topic))
    subscribe([sessionsEnded, accountsRechecked, ...channels]).catch(startOver)
  })

  redis.on('message', (channel, text) => {
    if (channel === sessionsEnded) return endSessions(JSON.parse(text))
    if (channel === accountsRechecked) return recheckAccounts(JSON.parse(text))
    const hearing = topics.get(topicOf(cache, channel))
    if (!hearing) return unsubscribe(channel)
    const message = Buffer.from(text)
    for (const listener of hearing.members) listener.deliver(message)
    messages.inc({ direction: 'out' }, hearing.members.size)
  })

  return {
    async join(topic, listener) {
      let hearing = topics.get(topic)
      if (!hearing) {
        const subscribed = subscribe([topicChannel(cache, topic)]).catch(startOver)
        hearing = { members: new Set(), subscribed }
        topics.set(topic, hearing)
        subscribedTopics.inc()
      }
      hearing.members.add(listener)
      await hearing.subscribed
    },

    leave(topic, listener) {
      const hearing = topics.get(topic)
      if (!hearing?.members.delete(listener) || hearing.members.size > 0) return
      topics.delete(topic)
      subscribedTopics.dec()
      unsubscribe(topicChannel(cache, topic))
    },

    ready: () => redis.status === 'ready',
    close: () => redis.disconnect(),
  }
}
