import {
  Bell,
  CircleHelp,
  CreditCard,
  FileText,
  Palette,
  Search,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { go } from '../../core/navigation/app-link.tsx'
import type { Viewer } from '../../core/session/viewer.ts'
import type { Entry } from '../navigation/entry.ts'
import { entriesIn, footerColumns } from '../navigation/lines.ts'
import { studioEntries } from '../navigation/studio-entries.ts'
import type { PaletteEntry } from './entry.ts'

/** Those that no menu names because they lie inside another one. */
const settings: readonly Entry[] = [
  { label: 'Settings: Profile', href: '/settings/profile', icon: UserRound },
  { label: 'Settings: Notifications', href: '/settings/notifications', icon: Bell },
  { label: 'Settings: Privacy & Security', href: '/settings/privacy', icon: ShieldCheck },
  { label: 'Settings: Billing', href: '/settings/billing', icon: CreditCard },
  { label: 'Settings: Appearance', href: '/settings/appearance', icon: Palette },
  { label: 'Settings: Help & Support', href: '/settings/help', icon: CircleHelp },
]
const studio = studioEntries.map((entry) => ({
  ...entry,
  label: `Studio: ${entry.label}`,
}))

const areas = ['Platform', 'library', 'menu', 'end', ...footerColumns] as const

/** Every page the navigation offers this person, once, and those inside them. */
export const pagesFor = (viewer: Viewer | null): PaletteEntry[] => {
  const named: Entry[] = [
    ...areas.flatMap((area) => entriesIn(area, viewer)),
    { label: 'Search', href: '/search', icon: Search },
    ...(viewer ? settings : []),
    ...(viewer?.role === 'creator' ? studio : []),
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
