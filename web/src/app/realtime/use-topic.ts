import { useEffect, useEffectEvent } from 'react'
import { realtime } from './realtime.ts'
import type { TopicListener } from './topics.ts'

/** While this component is shown; nothing is followed without a topic. */
export const useTopic = (topic: string | null, onMessage: TopicListener) => {
  const heard = useEffectEvent(onMessage)
  useEffect(() => {
    if (topic === null) return
    return realtime.subscribe(topic, (message) => heard(message))
  }, [topic])
}
