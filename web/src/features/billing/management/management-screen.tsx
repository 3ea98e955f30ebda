import { Crown } from 'lucide-react'
import { useSearchParam } from '../../../app/use-search-param.ts'
import { useTitle } from '../../../app/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { SavedCardsPanel } from '../cards/saved-cards-panel.tsx'
import { DetailsPanels } from '../details/details-panels.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import styles from './management.module.css'

const here = '/subscription-management'
const tabs = [
  { href: here, label: 'Subscriptions', panel: <Subscriptions /> },
  { href: `${here}?tab=billing`, label: 'Billing', panel: <Billing /> },
  { href: `${here}?tab=history`, label: 'History', panel: <HistoryPanel /> },
]

/** The tab is in the address, so that a mail can lead to it and Back leaves it. */
export function ManagementScreen() {
  useTitle('Subscription Management')
  const tab = useSearchParam('tab')
  const shown = tabs.find(({ href }) => href === `${here}?tab=${tab}`) ?? tabs[0]
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Subscription Management</h1>
      <LinkTabs
        label="Subscription management"
        tabs={tabs.map(({ href, label }) => ({ href, label, current: href === shown?.href }))}
      />
      {shown?.panel}
    </div>
  )
}

function Billing() {
  return (
    <>
      <SavedCardsPanel />
      <DetailsPanels />
    </>
  )
}

/** Tiers cannot be subscribed to yet, so there is nothing anybody could have. */
function Subscriptions() {
  return (
    <Panel>
      <EmptyState
        icon={<Crown size={24} />}
        title="No subscriptions"
        action={
          <Button variant="primary" href="/">
            Explore Creators
          </Button>
        }
      >
        You pay nothing each month. A creator’s tier you subscribe to will stand here.
      </EmptyState>
    </Panel>
  )
}
