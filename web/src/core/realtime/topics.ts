import type { ServerMessage } from '@fanfare/contract'

export type TopicMessage = Extract<ServerMessage, { topic: string; what: string }>
export type ProgressMessage = Extract<ServerMessage, { type: 'progress' }>
type NotificationMessage = Extract<ServerMessage, { type: 'notification' }>
type ConversationMessage = Extract<ServerMessage, { conversationId: string }>
type StatusMessage = Extract<ServerMessage, { type: 'user_status' }>
type Heard =
  | TopicMessage
  | ProgressMessage
  | NotificationMessage
  | ConversationMessage
  | StatusMessage
export type TopicListener = (message: Heard) => void

/** What is about a conversation or about somebody being online names no topic of its own. */
const topicOf = (message: Heard): string => {
  if (message.type === 'user_status') return `presence:${message.userId}`
  return 'topic' in message ? message.topic : `conversation:${message.conversationId}`
}

/** Who on this page listens to what. */
export const createTopics = () => {
  const listeners = new Map<string, Set<TopicListener>>()

  const deliver = (message: Heard) => {
    for (const listener of listeners.get(topicOf(message)) ?? []) listener(message)
  }

  return {
    deliver,
    names: () => [...listeners.keys()],

    /** True when it is the first for this topic. */
    add(topic: string, listener: TopicListener): boolean {
      const present = listeners.get(topic)
      if (present) present.add(listener)
      else listeners.set(topic, new Set([listener]))
      return !present
    },

    /** True when it was the last for this topic. */
    remove(topic: string, listener: TopicListener): boolean {
      const present = listeners.get(topic)
      if (!present?.delete(listener) || present.size > 0) return false
      return listeners.delete(topic)
    },

    /** What was said while we were away is lost, so anything may have changed. */
    refetch: (topic: string) => deliver({ type: 'changed', topic, what: 'anything' }),
  }
}
