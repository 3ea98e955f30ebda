import { Outlet, useLocation } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkTabs } from '../../../ui/layout/tabs.tsx'

const home = '/dashboard/subscriptions'

/** In the order they are shown; each is a route below this one. */
const tabs = [
  { href: `${home}/overview`, label: 'Overview' },
  { href: `${home}/tiers`, label: 'Tiers' },
  { href: `${home}/subscribers`, label: 'Subscribers' },
  { href: `${home}/analytics`, label: 'Analytics' },
]

/** The dashboard's Subscriptions tab: its own tabs, and what every one of them can begin. */
export function SubscriptionsShell() {
  const path = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') })
  return (
    <div className={layout.stack16}>
      <div className={layout.between12}>
        <LinkTabs
          label="Subscriptions"
          tabs={tabs.map((tab) => ({ ...tab, current: path.startsWith(tab.href) }))}
        />
        {!path.startsWith(`${home}/tiers/`) && (
          <Button variant="primary" icon={<Plus size={16} />} href={`${home}/tiers/new`}>
            Create Tier
          </Button>
        )}
      </div>
      <Outlet />
    </div>
  )
}
