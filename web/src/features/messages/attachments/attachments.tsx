import type { Message } from '../thread/thread.ts'
import { LockedCard } from './locked-card.tsx'
import { OpenAttachments } from './open-attachments.tsx'

/** Everything that came with a message. */
export function Attachments({ message }: { message: Message }) {
  const { id, attachments, senderName, clientId, price, isLocked } = message
  if (attachments.length === 0) return null
  if (isLocked) return <LockedCard message={message} />
  const carrier = { id, attachments, by: senderName ?? '', clientId, isSold: price !== null }
  return <OpenAttachments carrier={carrier} />
}
