import type { ServerMessage } from '@fanfare/contract'
import type { Redis } from 'ioredis'
import type { Cache } from '../cache/cache.ts'
import type { Log } from '../telemetry/log.ts'
import {
  changedFollowsChannel,
  changedSubscriptionsChannel,
  endedSessionsChannel,
  type FollowedKind,
  followerOf,
  isToldByRedis,
  publishedChannel,
  recheckedAccountsChannel,
  topicChannel,
  topicOf,
} from './channels.ts'
import type { FollowSets } from './follow-sets.ts'
import { type LateChange, latelyMs, readTold } from './lately.ts'
import { messages, subscribedTopics } from './metrics.ts'

export interface Listener {
  /** Null where nobody is signed in. */
  readonly accountId: string | null
  /** Bytes of a finished message, the same for all who hear it. */
  deliver(message: Buffer): void
}

export interface Hub {
  join(topic: string, listener: Listener): Promise<void>
  leave(topic: string, listener: Listener): void
  /** For whoever has joined: what was told shortly before. */
  lateChanges(topic: string): Promise<LateChange[]>
  ready(): boolean
  close(): void
}

/** What is told to every process, for the connections it may have. */
interface Orders {
  endSessions(sessionIds: readonly string[]): void
  recheckAccounts(accountIds: readonly string[]): void
  readonly follows: FollowSets
  /** The same, of whom they subscribe to. */
  readonly subscriptions: FollowSets
}

/** Redis takes many channels at once, but one command should not hold up all others. */
const subscribeBatch = 500

const whatPublished: Readonly<Record<FollowedKind, string>> = {
  feed: 'posts',
  notifications: 'notifications',
  account: 'conversations',
}

const typing = Buffer.from('{"type":"typing"')

/** Who need not hear that they are typing themselves; null of every other message. */
const typistOf = (message: Buffer): string | null =>
  message.subarray(0, typing.length).equals(typing) ? JSON.parse(String(message)).userId : null

interface Hearing {
  readonly members: Set<Listener>
  /** Until then a push may pass unheard. */
  readonly subscribed: Promise<void>
}

/**
 * One Redis subscription per topic that somebody here listens to, however many they are: what
 * nobody here wants never reaches this process.
 */
export const openHub = (cache: Cache, log: Log, orders: Orders): Hub => {
  const { endSessions, recheckAccounts, follows, subscriptions } = orders
  const setsOf = (kind: FollowedKind) => (kind === 'account' ? subscriptions : follows)
  const redis: Redis = cache.listener()
  const topics = new Map<string, Hearing>()

  const deliver = (topic: string, message: Buffer) => {
    const hearing = topics.get(topic)
    if (!hearing) return false
    const typist = typistOf(message)
    for (const listener of hearing.members) {
      if (typist === null || listener.accountId !== typist) listener.deliver(message)
    }
    messages.inc({ direction: 'out' }, hearing.members.size)
    return true
  }

  /** Followers are told by what each process hears, so what they were told is known to it alone. */
  const published: Record<FollowedKind, Map<string, number>> = {
    feed: new Map(),
    notifications: new Map(),
    account: new Map(),
  }

  const notePublished = (kind: FollowedKind, creatorIds: readonly string[]) => {
    const now = Date.now()
    const known = published[kind]
    for (const id of creatorIds) {
      // Taken out first, so that the oldest stay in front.
      known.delete(id)
      known.set(id, now)
    }
    for (const [id, at] of known) {
      if (at > now - latelyMs) break
      known.delete(id)
    }
  }

  const publishedFor = (topic: string): LateChange[] => {
    const follower = followerOf(topic)
    if (!follower) return []
    const { kind, accountId } = follower
    let last: number | undefined
    for (const [id, at] of published[kind]) {
      if (setsOf(kind).isFollowing(accountId, id)) last = at
    }
    const agoMs = last === undefined ? latelyMs : Math.max(0, Date.now() - last)
    return agoMs < latelyMs ? [{ what: whatPublished[kind], agoMs }] : []
  }

  const tellFollowers = (kind: FollowedKind) => (creatorIds: readonly string[]) => {
    notePublished(kind, creatorIds)
    const what = whatPublished[kind]
    const accountIds = new Set(creatorIds.flatMap((id) => [...setsOf(kind).followersOf(id)]))
    for (const accountId of accountIds) {
      const topic = `${kind}:${accountId}`
      const message: ServerMessage = { type: 'changed', topic, what }
      deliver(topic, Buffer.from(JSON.stringify(message)))
    }
  }

  /** What every process is told, whatever its browsers listen to. */
  const toAll: Readonly<Record<string, (ids: readonly string[]) => void>> = {
    [endedSessionsChannel(cache)]: endSessions,
    [recheckedAccountsChannel(cache)]: recheckAccounts,
    [publishedChannel(cache, 'feed')]: tellFollowers('feed'),
    [publishedChannel(cache, 'notifications')]: tellFollowers('notifications'),
    [publishedChannel(cache, 'account')]: tellFollowers('account'),
    [changedFollowsChannel(cache)]: follows.refresh,
    [changedSubscriptionsChannel(cache)]: subscriptions.refresh,
  }

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
    const channels = [...topics.keys()]
      .filter(isToldByRedis)
      .map((topic) => topicChannel(cache, topic))
    subscribe([...Object.keys(toAll), ...channels])
      .then(() => {
        follows.refreshAll()
        subscriptions.refreshAll()
      })
      .catch(startOver)
  })

  redis.on('message', (channel, text) => {
    const order = toAll[channel]
    if (order) return order(JSON.parse(text))
    if (!deliver(topicOf(cache, channel), Buffer.from(text))) unsubscribe(channel)
  })

  const begin = async (topic: string): Promise<void> => {
    const follower = followerOf(topic)
    const isTold = isToldByRedis(topic)
    await Promise.all([
      follower ? setsOf(follower.kind).watch(follower.accountId) : undefined,
      isTold ? subscribe([topicChannel(cache, topic)]).catch(startOver) : undefined,
    ])
  }

  const end = (topic: string) => {
    const follower = followerOf(topic)
    if (follower) setsOf(follower.kind).unwatch(follower.accountId)
    if (isToldByRedis(topic)) unsubscribe(topicChannel(cache, topic))
  }

  return {
    async join(topic, listener) {
      let hearing = topics.get(topic)
      if (!hearing) {
        hearing = { members: new Set(), subscribed: begin(topic) }
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
      end(topic)
    },

    async lateChanges(topic) {
      if (!isToldByRedis(topic)) return publishedFor(topic)
      return [...(await readTold(cache, topic)), ...publishedFor(topic)]
    },

    ready: () => redis.status === 'ready',
    close: () => redis.disconnect(),
  }
}
