import {
  Bell,
  Bookmark,
  CircleHelp,
  Compass,
  Crown,
  House,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Settings,
  SquarePlus,
  User,
} from 'lucide-react'
import type { Viewer } from '../core/session/viewer.ts'

export const footerColumns = ['Platform', 'For Creators', 'Legal', 'Support'] as const
type Area = 'sidebar' | 'bottom' | 'menu' | (typeof footerColumns)[number]
type Who = 'anyone' | 'signed-in' | 'signed-out' | 'creators' | 'not-yet-creators'

export type Entry = { label: string; short?: string; href: string; icon?: LucideIcon }
type Line = Omit<Entry, 'href'> & {
  to: string | ((viewer: Viewer | null) => string)
  who: Who
  in: readonly Area[]
}

const profile = (viewer: Viewer | null) => `/profile/${viewer?.username}`
const becomeCreator = (viewer: Viewer | null) =>
  viewer ? '/become-a-creator' : '/register?type=creator'

/** Every link of the navigation. A screen appears there once it has a line here. */
// biome-ignore format: one line each
const lines: readonly Line[] = [
  { label: 'Home', to: '/', icon: House, who: 'anyone', in: ['sidebar', 'bottom', 'Platform'] },
  { label: 'Explore', to: '/explore', icon: Compass, who: 'anyone', in: ['sidebar', 'bottom', 'Platform'] },
  { label: 'Profile', to: profile, icon: User, who: 'signed-in', in: ['sidebar', 'menu'] },
  { label: 'Notifications', to: '/notifications', icon: Bell, who: 'signed-in', in: ['sidebar', 'menu'] },
  { label: 'Saved', to: '/saved', icon: Bookmark, who: 'signed-in', in: ['sidebar', 'menu'] },
  { label: 'Subscriptions', to: '/subscriptions', icon: Crown, who: 'signed-in', in: ['sidebar', 'menu'] },
  { label: 'Creator Dashboard', to: '/dashboard', icon: LayoutDashboard, who: 'creators', in: ['sidebar', 'menu', 'For Creators'] },
  { label: 'Create Content', short: 'Create', to: '/create', icon: SquarePlus, who: 'creators', in: ['sidebar', 'bottom', 'For Creators'] },
  { label: 'Settings', to: '/settings', icon: Settings, who: 'signed-in', in: ['sidebar', 'menu'] },
  { label: 'Become a creator', short: 'Create', to: becomeCreator, icon: Megaphone, who: 'not-yet-creators', in: ['sidebar', 'bottom', 'For Creators'] },
  { label: 'Creators and fees', to: '/help#fees', who: 'anyone', in: ['For Creators'] },
  { label: 'Settings', to: '/settings', icon: Settings, who: 'signed-in', in: ['bottom'] },
  { label: 'You', to: profile, icon: User, who: 'signed-in', in: ['bottom'] },
  { label: 'Sign in', short: 'You', to: '/login', icon: User, who: 'signed-out', in: ['bottom', 'Platform'] },
  { label: 'Create account', to: '/register', who: 'signed-out', in: ['Platform'] },
  { label: 'Terms', to: '/terms', who: 'anyone', in: ['Legal'] },
  { label: 'Privacy', to: '/privacy', who: 'anyone', in: ['Legal'] },
  { label: 'Withdraw from contract', to: '/withdraw', who: 'anyone', in: ['Legal'] },
  { label: 'Help & support', to: '/help', icon: CircleHelp, who: 'anyone', in: ['sidebar', 'Support'] },
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
    .map(({ to, who: _, in: __, ...entry }) => ({
      ...entry,
      href: typeof to === 'string' ? to : to(viewer),
    }))

export const isCurrent = (href: string, path: string) => {
  const base = href.split(/[?#]/)[0] as string
  return base === '/' ? path === '/' : path === base || path.startsWith(`${base}/`)
}
