import { useState } from 'react'
import type { Message } from '../thread/thread.ts'

/** How many of others have come since somebody left the end. */
export const useBelow = (messages: readonly Message[], viewerId: string, isAtEnd: boolean) => {
  const last = messages.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)
  if (isAtEnd) return 0
  return messages.filter(({ seq, senderId }) => seq > seen && senderId !== viewerId).length
}
