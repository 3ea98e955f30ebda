import { CircleHelp, Compass, House, Megaphone, User } from 'lucide-react'
import { withSearch } from '../../core/navigation/paths.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import type { Entry } from './entry.ts'

// What the first picture of the page holds. All else of the navigation is loaded after it.
export const home: Entry = { label: 'Home', href: '/', icon: House, exact: true }
export const explore: Entry = { label: 'Explore', href: '/explore', icon: Compass }
export const help: Entry = { label: 'Help & support', href: '/help', icon: CircleHelp }
export const signIn: Entry = { label: 'Sign in', href: '/login', icon: User }
export const becomeCreator = (viewer: Viewer | null): Entry => ({
  label: 'Become a creator',
  href: viewer ? '/become-a-creator' : withSearch('/register', { type: 'creator' }),
  icon: Megaphone,
})

export const everyonesEntries: readonly Entry[] = [home, explore]
export const strangersEntries: readonly Entry[] = [becomeCreator(null), help]
