import {
  Bell,
  Bookmark,
  Crown,
  History,
  LayoutDashboard,
  Palette,
  Settings,
  ShoppingBag,
  SquarePlus,
  User,
} from 'lucide-react'
import { profilePath } from '../../core/navigation/paths.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import type { Entry } from './entry.ts'
import { becomeCreator, explore, help, home, signIn } from './first-entries.ts'
import { library, messages } from './signed-in-entries.ts'

export const footerColumns = ['Platform', 'For Creators', 'Legal', 'Support'] as const
type Area = 'library' | 'end' | 'menu' | 'you' | (typeof footerColumns)[number]
type Who = 'anyone' | 'signed-in' | 'signed-out' | 'creators' | 'not-yet-creators'
type Line = {
  entry: Entry | ((viewer: Viewer | null) => Entry)
  who: Who
  in: readonly Area[]
}

const profile = (viewer: Viewer | null): Entry => ({
  label: 'Profile',
  href: profilePath(viewer?.username ?? ''),
  icon: User,
})

/**
 * Every link of the navigation besides the bottom bars. A screen appears there once it has a line here:
 * `library` and `end` are parts of the sidebar, `you` is the page of phones.
 */
// biome-ignore format: one line each
const lines: readonly Line[] = [
  { entry: home, who: 'anyone', in: ['Platform'] },
  { entry: explore, who: 'anyone', in: ['Platform'] },
  { entry: profile, who: 'signed-in', in: ['menu'] },
  { entry: { label: 'Notifications', href: '/notifications', icon: Bell }, who: 'signed-in', in: ['menu', 'you'] },
  { entry: messages, who: 'signed-in', in: ['menu'] },
  { entry: library, who: 'signed-in', in: ['menu'] },
  { entry: { label: 'Subscriptions', href: '/subscriptions', icon: Crown }, who: 'signed-in', in: ['library', 'menu', 'you'] },
  { entry: { label: 'Purchases', href: '/library/purchases', icon: ShoppingBag }, who: 'signed-in', in: ['library', 'you'] },
  { entry: { label: 'Saved', href: '/library/saved', icon: Bookmark }, who: 'signed-in', in: ['library', 'you'] },
  { entry: { label: 'History', href: '/library/history', icon: History }, who: 'signed-in', in: ['library', 'you'] },
  { entry: { label: 'Studio', href: '/dashboard', icon: LayoutDashboard }, who: 'creators', in: ['end', 'menu', 'you', 'For Creators'] },
  { entry: { label: 'Create Content', href: '/create', icon: SquarePlus }, who: 'creators', in: ['For Creators'] },
  { entry: { label: 'Settings', href: '/settings', icon: Settings }, who: 'signed-in', in: ['end', 'menu', 'you'] },
  { entry: { label: 'Appearance', href: '/settings/appearance', icon: Palette }, who: 'signed-in', in: ['you'] },
  { entry: help, who: 'anyone', in: ['end', 'you', 'Support'] },
  { entry: becomeCreator, who: 'not-yet-creators', in: ['end', 'menu', 'you', 'For Creators'] },
  { entry: { label: 'Creators and fees', href: '/help#fees' }, who: 'anyone', in: ['For Creators'] },
  { entry: signIn, who: 'signed-out', in: ['Platform'] },
  { entry: { label: 'Create account', href: '/register' }, who: 'signed-out', in: ['Platform'] },
  { entry: { label: 'Terms', href: '/terms' }, who: 'anyone', in: ['Legal'] },
  { entry: { label: 'Privacy', href: '/privacy' }, who: 'anyone', in: ['Legal'] },
  { entry: { label: 'Withdraw from contract', href: '/withdraw' }, who: 'anyone', in: ['Legal'] },
]

const meets = (who: Who, viewer: Viewer | null) => {
  if (who === 'anyone') return true
  if (who === 'signed-in') return viewer !== null
  if (who === 'signed-out') return viewer === null
  if (who === 'creators') return viewer?.role === 'creator'
  return viewer === null || viewer.role === 'fan'
}

export const entriesIn = (area: Area, viewer: Viewer | null): Entry[] =>
  lines
    .filter((line) => line.in.includes(area) && meets(line.who, viewer))
    .map(({ entry }) => (typeof entry === 'function' ? entry(viewer) : entry))
