import { useEffect, useEffectEvent } from 'react'
import { realtime } from './realtime.ts'
import type { ProgressMessage, TopicMessage } from './topics.ts'

/** While this component is shown; nothing is followed without a topic. */
export const useTopic = (topic: string | null, onMessage: (message: TopicMessage) => void) => {
  const heard = useEffectEvent(onMessage)
  useEffect(() => {
    if (topic === null) return
    return realtime.subscribe(topic, (message) => {
      if ('what' in message) heard(message)
    })
  }, [topic])
}

/** How far the files of this person are, as it happens. */
export const useProgress = (
  accountId: string | null,
  onMessage: (message: ProgressMessage) => void,
) => {
  const heard = useEffectEvent(onMessage)
  useEffect(() => {
    if (accountId === null) return
    return realtime.subscribe(`account:${accountId}`, (message) => {
      if (message.type === 'progress') heard(message)
    })
  }, [accountId])
}
