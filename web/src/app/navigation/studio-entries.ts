import {
  BadgePercent,
  ChartColumn,
  FolderOpen,
  Layers,
  LayoutDashboard,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react'
import type { Entry } from './entry.ts'

const at = '/dashboard'

/** The bar of a creator's own pages on a phone; what does not fit is behind More. */
export const studioEntries: readonly Entry[] = [
  { label: 'Overview', href: at, icon: LayoutDashboard, exact: true },
  { label: 'Content', href: `${at}/content`, icon: FolderOpen },
  { label: 'Earnings', href: `${at}/earnings`, icon: Wallet },
  { label: 'Subscribers', href: `${at}/subscriptions/subscribers`, icon: Users },
]
export const moreStudioEntries: readonly Entry[] = [
  { label: 'Tiers', href: `${at}/subscriptions/tiers`, icon: Layers },
  { label: 'Analytics', href: `${at}/subscriptions/analytics`, icon: ChartColumn },
  { label: 'Followers', href: `${at}/followers`, icon: UserPlus },
  { label: 'Promotions', href: `${at}/promotions`, icon: BadgePercent },
]
