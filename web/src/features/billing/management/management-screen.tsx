import { Suspense } from 'react'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { LinkTabs } from '../../../ui/layout/tabs.tsx'
import { ManagedList, MonthlySpend, SpendingPanels } from '../../subscriptions/index.ts'
import { SavedCardsPanel } from '../cards/saved-cards-panel.tsx'
import { DetailsPanels } from '../details/details-panels.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import styles from './management.module.css'

const here = '/subscription-management'
const tabs = [
  { href: here, label: 'Subscriptions', panel: <ManagedList /> },
  { href: `${here}?tab=spending`, label: 'Spending', panel: <SpendingPanels /> },
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
      <header>
        <h1>Subscription Management</h1>
        <p className={styles.spend}>
          <Suspense>
            <MonthlySpend />
          </Suspense>
        </p>
      </header>
      <LinkTabs
        label="Subscription management"
        tabs={tabs.map(({ href, label }) => ({ href, label, current: href === shown?.href }))}
      />
      <Suspense fallback={<ManagementSkeleton />}>{shown?.panel}</Suspense>
    </div>
  )
}

function ManagementSkeleton() {
  return (
    <Panel>
      <SkeletonText lines={5} />
    </Panel>
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
