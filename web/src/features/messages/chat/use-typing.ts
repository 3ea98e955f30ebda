import type { ConversationId } from '@fanfare/contract'
import { useEffect, useRef, useState } from 'react'
import { sendNow } from '../../../core/realtime/live.ts'

const everyMs = 3_000
/** Whoever types says so again and again; without that they have stopped, or their connection has. */
const staysMs = 6_000

/** Tells the others that this person is typing, and no more often than they need. */
export const useTellTyping = (conversationId: ConversationId) => {
  const told = useRef(0)
  return (isTyping: boolean) => {
    const now = Date.now()
    if (isTyping ? now - told.current < everyMs : told.current === 0) return
    told.current = isTyping ? now : 0
    sendNow({ type: 'typing', conversationId, isTyping })
  }
}

/** Who is typing, by their ids. Nothing says that somebody’s connection has ended. */
export const useTypists = (ms = staysMs) => {
  const [typists, setTypists] = useState<readonly string[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  const note = (userId: string, isTyping: boolean) => {
    clearTimeout(timers.current.get(userId))
    if (isTyping)
      timers.current.set(
        userId,
        setTimeout(() => note(userId, false), ms),
      )
    setTypists((now) => {
      if (now.includes(userId) === isTyping) return now
      return isTyping ? [...now, userId] : now.filter((id) => id !== userId)
    })
  }
  return [typists, note] as const
}
