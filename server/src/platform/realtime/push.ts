import type { ServerMessage } from '@fanfare/contract'
import type { Cache } from '../cache/cache.ts'
import { EngineAway } from '../errors/engine-away.ts'
import {
  changedFollowsChannel,
  changedSubscriptionsChannel,
  endedSessionsChannel,
  type FollowedKind,
  publishedChannel,
  recheckedAccountsChannel,
  topicChannel,
} from './channels.ts'
import { noteTold } from './lately.ts'

/** Tells open browsers. Never the truth: a push that is lost is only late. */
export interface Push {
  send(topic: string, message: ServerMessage): Promise<void>
  /** Ends the sockets of sessions that were revoked. */
  endSessions(sessionIds: readonly string[]): Promise<void>
  /** Sockets of these people ask again which of their topics they may hear. */
  recheckAccounts(accountIds: readonly string[]): Promise<void>
  /** Topics of this kind of whoever follows or subscribes to these creators, however many they are, by one message. */
  tellFollowers(kind: FollowedKind, creatorIds: readonly string[]): Promise<void>
  /** These people follow others than before. */
  refreshFollows(accountIds: readonly string[]): Promise<void>
  /** These people subscribe to others than before. */
  refreshSubscriptions(accountIds: readonly string[]): Promise<void>
}

/** Open pages read again what they show of these topics. */
export const tellChanged = async (
  { push }: { readonly push: Pick<Push, 'send'> },
  topics: readonly string[],
  what: string,
) => {
  for (const topic of new Set(topics)) await push.send(topic, { type: 'changed', topic, what })
}

export const openPush = (cache: Cache): Push => {
  const publish = async (channel: string, message: unknown) => {
    try {
      await cache.redis.publish(channel, JSON.stringify(message))
    } catch (error) {
      throw new EngineAway('Redis', error)
    }
  }
  const publishIds = async (channel: string, ids: readonly string[]) => {
    if (ids.length > 0) await publish(channel, ids)
  }
  const send = async (topic: string, message: ServerMessage) => {
    try {
      // Noted first: whoever joins between the two hears it twice rather than never.
      await Promise.all([
        noteTold(cache, topic, message),
        cache.redis.publish(topicChannel(cache, topic), JSON.stringify(message)),
      ])
    } catch (error) {
      throw new EngineAway('Redis', error)
    }
  }
  return {
    send,
    endSessions: (sessionIds) => publishIds(endedSessionsChannel(cache), sessionIds),
    recheckAccounts: (accountIds) => publishIds(recheckedAccountsChannel(cache), accountIds),
    tellFollowers: (kind, creatorIds) => publishIds(publishedChannel(cache, kind), creatorIds),
    refreshFollows: (accountIds) => publishIds(changedFollowsChannel(cache), accountIds),
    refreshSubscriptions: (accountIds) =>
      publishIds(changedSubscriptionsChannel(cache), accountIds),
  }
}
