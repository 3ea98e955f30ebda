import { Outlet, useLocation } from '@tanstack/react-router'
import { StudioPage } from '../../core/studio/studio-page.tsx'
import { LinkTabs } from '../../ui/layout/tabs.tsx'

const tabs = [
  { href: '/dashboard/subscriptions/analytics', label: 'Subscriptions' },
  { href: '/dashboard/followers', label: 'Followers' },
] as const

/** The studio's Analytics: how people come and go, of both kinds. */
export function AnalyticsShell() {
  const path = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') })
  return (
    <StudioPage title="Analytics">
      <LinkTabs
        label="Analytics"
        tabs={tabs.map((tab) => ({ ...tab, current: path === tab.href }))}
      />
      <Outlet />
    </StudioPage>
  )
}
