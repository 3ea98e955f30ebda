import {
  BadgePercent,
  Bell,
  ChartColumn,
  CircleHelp,
  CreditCard,
  FileText,
  Layers,
  LibraryBig,
  type LucideIcon,
  Palette,
  Search,
  ShieldCheck,
  TrendingUp,
  UserRound,
  Users,
} from 'lucide-react'
import { go } from '../../core/navigation/app-link.tsx'
import type { Viewer } from '../../core/session/viewer.ts'
import { type Entry, entriesIn, footerColumns } from '../navigation.ts'
import type { PaletteEntry } from './entry.ts'

type Inner = { label: string; href: string; icon: LucideIcon }

/** Those that no menu names because they lie inside another one. */
const settings: readonly Inner[] = [
  { label: 'Settings: Profile', href: '/settings/profile', icon: UserRound },
  { label: 'Settings: Notifications', href: '/settings/notifications', icon: Bell },
  { label: 'Settings: Privacy & Security', href: '/settings/privacy', icon: ShieldCheck },
  { label: 'Settings: Billing', href: '/settings/billing', icon: CreditCard },
  { label: 'Settings: Appearance', href: '/settings/appearance', icon: Palette },
  { label: 'Settings: Help & Support', href: '/settings/help', icon: CircleHelp },
]
const dashboard: readonly Inner[] = [
  { label: 'Dashboard: Content', href: '/dashboard/content', icon: LibraryBig },
  { label: 'Dashboard: Subscriptions', href: '/dashboard/subscriptions/overview', icon: Users },
  { label: 'Dashboard: Analytics', href: '/dashboard/subscriptions/analytics', icon: ChartColumn },
  { label: 'Dashboard: Tiers', href: '/dashboard/subscriptions/tiers', icon: Layers },
  { label: 'Dashboard: Earnings', href: '/dashboard/earnings', icon: TrendingUp },
  { label: 'Dashboard: Promotions', href: '/dashboard/promotions', icon: BadgePercent },
]

const areas = ['sidebar', 'bottom', 'menu', ...footerColumns] as const

/** Every page the navigation offers this person, once, and those inside them. */
export const pagesFor = (viewer: Viewer | null): PaletteEntry[] => {
  const named: Entry[] = [
    ...areas.flatMap((area) => entriesIn(area, viewer)),
    { label: 'Search', href: '/search', icon: Search },
    ...(viewer ? settings : []),
    ...(viewer?.role === 'creator' ? dashboard : []),
  ]
  const once = named.filter(
    ({ href }, at) => named.findIndex((entry) => entry.href === href) === at,
  )
  return once.map(({ label, href, icon = FileText }) => ({
    key: `page ${href}`,
    section: 'Pages',
    label,
    icon,
    run: () => void go(href),
  }))
}
