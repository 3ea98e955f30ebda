import { Outlet, useLocation } from '@tanstack/react-router'
import { Settings, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CreatorsOnly } from '../../core/session/creators-only.tsx'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { LinkTabs } from '../../ui/layout/tabs.tsx'
import { UploadModal, UploadModalContext } from '../own-content/index.ts'
import type { Picked } from '../uploads/index.ts'
import styles from './dashboard.module.css'
import { greeting } from './greeting.ts'

export function DashboardScreen() {
  return (
    <CreatorsOnly>
      <Dashboard />
    </CreatorsOnly>
  )
}

/** Greeting, tabs, and the upload dialog that every tab can open. */
function Dashboard() {
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') })
  const [dropped, setDropped] = useState<readonly Picked[] | null>(null)
  const modal = { isOpen: dropped !== null, open: setDropped }
  const tabs = [
    { href: '/dashboard', label: 'Overview', current: path === '/dashboard' },
    { href: '/dashboard/content', label: 'Content', current: path === '/dashboard/content' },
    { href: '/dashboard/followers', label: 'Followers', current: path === '/dashboard/followers' },
    {
      href: '/dashboard/subscriptions/overview',
      label: 'Subscriptions',
      current: path.startsWith('/dashboard/subscriptions'),
    },
    { href: '/dashboard/earnings', label: 'Earnings', current: path === '/dashboard/earnings' },
    {
      href: '/dashboard/promotions',
      label: 'Promotions',
      current: path === '/dashboard/promotions',
    },
  ]
  return (
    <UploadModalContext value={modal}>
      <div className={layout.stack20}>
        <header className={layout.row12}>
          <h1 className={styles.title}>{greeting(new Date(), viewer?.displayName ?? '')}</h1>
          <Button variant="outline" icon={<Settings size={16} />} href="/settings">
            Settings
          </Button>
          <Button icon={<Upload size={16} />} onClick={() => setDropped([])}>
            Upload Content
          </Button>
        </header>
        <div className={styles.tabs}>
          <LinkTabs label="Dashboard" tabs={tabs} />
        </div>
        <Outlet />
      </div>
      {dropped && (
        <Suspense>
          <UploadModal first={dropped} onClose={() => setDropped(null)} />
        </Suspense>
      )}
    </UploadModalContext>
  )
}
