import { Outlet, useLocation } from '@tanstack/react-router'
import { SwitchLinks } from '../../ui/layout/switch-links.tsx'

const tabs = [
  { href: '/library', label: 'Overview' },
  { href: '/library/purchases', label: 'Purchases' },
  { href: '/library/saved', label: 'Saved' },
  { href: '/library/history', label: 'History' },
] as const

/** A part may have parts of its own. */
const isIn = (href: string, path: string) =>
  path === href || (href !== '/library' && path.startsWith(`${href}/`))

/** One place for what somebody watches, has bought and has saved. */
export function LibraryShell() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <>
      <h1>Library</h1>
      <SwitchLinks
        label="Library"
        tabs={tabs.map((tab) => ({ ...tab, current: isIn(tab.href, path) }))}
      />
      <Outlet />
    </>
  )
}
