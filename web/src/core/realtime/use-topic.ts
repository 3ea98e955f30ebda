import { useEffect, useEffectEvent } from 'react'
import { realtime } from './realtime.ts'
import type { ProgressMessage, TopicListener, TopicMessage } from './topics.ts'

/** Everything that is told there, whatever its type. */
export const useMessages = (topic: string | null, onMessage: TopicListener) => {
  const heard = useEffectEvent(onMessage)
  useEffect(() => {
    if (topic !== null) return realtime.subscribe(topic, (message) => heard(message))
  }, [topic])
}

/** While this component is shown; nothing is followed without a topic. */
export const useTopic = (topic: string | null, onMessage: (message: TopicMessage) => void) =>
  useMessages(topic, (message) => {
    if ('what' in message) onMessage(message)
  })

/** How far the processing of this person's files is, as it happens. */
export const useProgress = (
  accountId: string | null,
  onMessage: (message: ProgressMessage) => void,
) =>
  useMessages(accountId && `account:${accountId}`, (message) => {
    if (message.type === 'progress') onMessage(message)
  })

/** Something came for this person, or has changed, such as what they read on another device. */
export const useNotificationTopic = (accountId: string | null, onMessage: () => void) =>
  useMessages(accountId && `notifications:${accountId}`, onMessage)
