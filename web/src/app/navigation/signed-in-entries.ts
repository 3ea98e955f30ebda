import { LibraryBig, MessageCircle, User } from 'lucide-react'
import { createElement } from 'react'
import { UnreadBadge } from '../../features/messages/badge/unread-badge.tsx'
import type { Entry } from './entry.ts'

export const messages: Entry = {
  label: 'Messages',
  href: '/messages',
  icon: MessageCircle,
  badge: createElement(UnreadBadge),
}
export const library: Entry = { label: 'Library', href: '/library', icon: LibraryBig }
const you: Entry = { label: 'You', href: '/you', icon: User }

/** What the bar of a phone has for somebody who is signed in, after what it has for everyone. */
export const ownBottomEntries: readonly Entry[] = [messages, library, you]
