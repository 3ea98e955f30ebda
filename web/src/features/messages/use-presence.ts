import { useState } from 'react'
import { useMessages } from '../../core/realtime/use-topic.ts'
import { timeAgo } from '../../ui/text/time-ago.ts'

interface Presence {
  readonly isOnline: boolean
  readonly lastSeen: string | null
}

/** Whether somebody is here now; null where it is not known or they do not show it. */
export const usePresence = (userId: string | null): Presence | null => {
  const [told, setTold] = useState<{ readonly of: string } & Presence>()
  useMessages(userId && `presence:${userId}`, (message) => {
    if (message.type !== 'user_status') return
    const { isOnline, lastSeen } = message
    setTold({ of: message.userId, isOnline, lastSeen })
  })
  const isKnown = told && told.of === userId && (told.isOnline || told.lastSeen)
  return isKnown ? told : null
}

export const presenceWords = ({ isOnline, lastSeen }: Presence, now: number): string => {
  if (isOnline) return 'Online'
  return lastSeen ? `Last seen ${timeAgo(new Date(lastSeen), now)}` : ''
}
