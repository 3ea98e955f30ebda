import {
  ArrowLeft,
  BadgePercent,
  ChartColumn,
  CircleHelp,
  FolderOpen,
  Layers,
  LayoutDashboard,
  MessageSquareText,
  Settings,
  Users,
  Wallet,
} from 'lucide-react'
import type { Entry } from './entry.ts'

const at = '/dashboard'

/** Has room in the bar of a phone; what has none is behind More. */
type StudioEntry = Entry & { inBar?: boolean }

export const comments: StudioEntry = {
  label: 'Comments',
  href: `${at}/comments`,
  icon: MessageSquareText,
  inBar: true,
}

/** Every page of a creator's own: the sidebar, the bar of phones, its More and the palette are made of it. */
// biome-ignore format: one line each
export const studioEntries: readonly StudioEntry[] = [
  { label: 'Overview', href: at, icon: LayoutDashboard, exact: true, inBar: true },
  { label: 'Content', href: `${at}/content`, icon: FolderOpen, inBar: true },
  comments,
  { label: 'Subscribers', href: `${at}/subscriptions/subscribers`, icon: Users },
  { label: 'Tiers', href: `${at}/subscriptions/tiers`, icon: Layers },
  { label: 'Earnings', href: `${at}/earnings`, icon: Wallet, inBar: true },
  { label: 'Analytics', href: `${at}/subscriptions/analytics`, icon: ChartColumn, also: `${at}/followers` },
  { label: 'Promotions', href: `${at}/promotions`, icon: BadgePercent },
  { label: 'Settings', href: '/settings', icon: Settings },
]

/** Apart from the others, at the end. */
export const studioEnd: readonly Entry[] = [
  { label: 'Help for creators', href: '/help#fees', icon: CircleHelp },
  { label: 'Back to Fanfare', href: '/', icon: ArrowLeft, exact: true },
]
