import type { SubscriptionId } from '@fanfare/contract'
import { Bell, Compass } from 'lucide-react'
import { Suspense } from 'react'
import { Rail } from '../../core/layout/rail.tsx'
import { withSearch } from '../../core/navigation/paths.ts'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import rail from '../../ui/layout/rail.module.css'
import { SwitchLinks } from '../../ui/layout/switch-links.tsx'
import { Suggestions } from '../content-cards/index.ts'
import { TrendingCreators } from '../social/index.ts'
import { ActiveList } from './active-list.tsx'
import { BillingHistory } from './billing-history.tsx'
import { ComingRenewals } from './coming-renewals.tsx'
import { ExpiredList } from './expired-list.tsx'
import { OnlyOne } from './manage/only-one.tsx'
import { RecommendedList } from './recommended-list.tsx'
import { SpendingPanels } from './spending/spending-panels.tsx'
import { SpendingFigures } from './spending-figures.tsx'
import styles from './subscriptions-screen.module.css'
import { useRecommended, useSubscriptionChanges, useSubscriptions } from './use-subscriptions.ts'

/** Nothing is counted that has not been read to its end. */
const countOf = ({ rows, hasNextPage }: { rows: unknown[] | undefined; hasNextPage: boolean }) =>
  rows && !hasNextPage ? { count: rows.length } : {}

/** What somebody has, had and could have, and what it costs them. The part is in the address. */
export function SubscriptionsScreen() {
  useTitle('My Subscriptions')
  useSubscriptionChanges()
  const current = useSubscriptions('current')
  const ended = useSubscriptions('ended')
  const recommended = useRecommended()
  const named = useSearchParam<'/subscriptions'>('subscription') as SubscriptionId | null
  const tabs = [
    {
      id: 'active',
      label: 'Active',
      ...countOf(current),
      panel: named ? <OnlyOne id={named} /> : <ActiveList list={current} />,
    },
    { id: 'expired', label: 'Expired', ...countOf(ended), panel: <ExpiredList list={ended} /> },
    {
      id: 'recommended',
      label: 'Recommended',
      ...(recommended.data && { count: recommended.data.recommended.length }),
      panel: <RecommendedList list={recommended} />,
    },
    { id: 'spending', label: 'Spending', panel: <SpendingPanels /> },
    { id: 'history', label: 'Billing history', panel: <BillingHistory /> },
  ]
  const asked = useSearchParam<'/subscriptions'>('tab')
  const shown = tabs.find(({ id }) => id === asked) ?? tabs[0]
  return (
    <div className={layout.stack20}>
      <header className={layout.row12}>
        <h1 className={styles.title}>My Subscriptions</h1>
        <Button variant="outline" icon={<Bell size={16} />} href="/notifications">
          Notifications
        </Button>
        <Button variant="outline" icon={<Compass size={16} />} href="/explore">
          Browse Creators
        </Button>
      </header>
      <SpendingFigures active={current.rows} isAll={!current.hasNextPage} />
      <div>
        <SwitchLinks
          label="My Subscriptions"
          tabs={tabs.map(({ id, panel: _, ...tab }) => ({
            ...tab,
            href: withSearch('/subscriptions', { tab: id === 'active' ? undefined : id }),
            current: id === shown?.id,
          }))}
        />
        <div className={layout.stack20}>{shown?.panel}</div>
      </div>
      <Rail>
        <div className={rail.rail}>
          <ComingRenewals />
          <Suspense>
            <TrendingCreators />
          </Suspense>
          <Suspense>
            <Suggestions />
          </Suspense>
        </div>
      </Rail>
    </div>
  )
}
