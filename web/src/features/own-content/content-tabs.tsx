import { useLocation } from '@tanstack/react-router'
import { SwitchLinks } from '../../ui/layout/switch-links.tsx'
import type { LinkTab } from '../../ui/layout/tabs.tsx'

const seriesHref = '/dashboard/content/series'

/** The two halves of the studio's Content: posts, and the series they are in. */
export function ContentTabs() {
  const isSeries = useLocation({ select: ({ pathname }) => pathname.startsWith(seriesHref) })
  const tabs: LinkTab[] = [
    { href: '/dashboard/content', label: 'Posts', current: !isSeries },
    { href: seriesHref, label: 'Series', current: isSeries },
  ]
  return <SwitchLinks label="Content" tabs={tabs} />
}
