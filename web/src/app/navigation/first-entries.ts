import {
  CircleHelp,
  Compass,
  House,
  LibraryBig,
  Megaphone,
  MessageCircle,
  User,
} from 'lucide-react'
import { createElement } from 'react'
import { withSearch } from '../../core/navigation/paths.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { UnreadBadge } from '../../features/messages/badge/unread-badge.tsx'
import type { Entry } from './entry.ts'

// What the first picture of the page holds. All else of the navigation is loaded after it.
export const home: Entry = { label: 'Home', href: '/', icon: House, exact: true }
export const explore: Entry = { label: 'Explore', href: '/explore', icon: Compass }
export const messages: Entry = {
  label: 'Messages',
  href: '/messages',
  icon: MessageCircle,
  badge: createElement(UnreadBadge),
}
export const library: Entry = { label: 'Library', href: '/library', icon: LibraryBig }
export const help: Entry = { label: 'Help & support', href: '/help', icon: CircleHelp }
export const signIn: Entry = { label: 'Sign in', href: '/login', icon: User }
export const becomeCreator = (viewer: Viewer | null): Entry => ({
  label: 'Become a creator',
  href: viewer ? '/become-a-creator' : withSearch('/register', { type: 'creator' }),
  icon: Megaphone,
})
const you: Entry = { label: 'You', href: '/you', icon: User }

export const everyonesEntries: readonly Entry[] = [home, explore]
export const strangersEntries: readonly Entry[] = [becomeCreator(null), help]

export const bottomEntries = (viewer: Viewer | null): readonly Entry[] =>
  viewer ? [home, explore, messages, library, you] : [home, explore, signIn]
