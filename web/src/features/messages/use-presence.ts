import { useSyncExternalStore } from 'react'
import { useMessages } from '../../core/realtime/use-topic.ts'
import { createStore } from '../../ui/lib/store.ts'
import { timeAgo } from '../../ui/text/time-ago.ts'

interface Presence {
  readonly isOnline: boolean
  readonly lastSeen: string | null
}

/** Told once to whoever asks first: a person stands in the list and above their messages. */
const told = createStore<ReadonlyMap<string, Presence>>(new Map())

/** Whether somebody is here now; null where it is not known or they do not show it. */
export const usePresence = (userId: string | null): Presence | null => {
  const all = useSyncExternalStore(told.subscribe, told.read)
  useMessages(userId && `presence:${userId}`, (message) => {
    if (message.type !== 'user_status') return
    const { isOnline, lastSeen } = message
    told.write(new Map([...told.read(), [message.userId, { isOnline, lastSeen }]]))
  })
  const known = userId ? all.get(userId) : undefined
  return known && (known.isOnline || known.lastSeen) ? known : null
}

export const presenceWords = ({ isOnline, lastSeen }: Presence, now: number): string => {
  if (isOnline) return 'Online'
  return lastSeen ? `Last seen ${timeAgo(new Date(lastSeen), now)}` : ''
}
