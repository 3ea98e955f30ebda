import { SwitchLinks } from '../../../ui/layout/switch-links.tsx'

const tabs = [
  { href: '/library/purchases', label: 'Posts' },
  { href: '/library/purchases/messages', label: 'From messages' },
] as const

/** What was bought by itself, and what came with messages. */
export function PurchaseTabs({ current }: { current: (typeof tabs)[number]['href'] }) {
  return (
    <SwitchLinks
      label="Purchases"
      tabs={tabs.map((tab) => ({ ...tab, current: tab.href === current }))}
    />
  )
}
