import type { OrderView, PaymentStatus } from '@fanfare/contract'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { FilterTabs } from '../../../ui/layout/filter-tabs.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { useNear } from '../../../ui/lib/use-near.ts'
import styles from './history.module.css'
import { PaymentRow } from './payment-row.tsx'
import { useHistory } from './use-history.ts'

const filters = [
  ['all', 'All'],
  ['completed', 'Completed'],
  ['pending', 'Pending'],
  ['failed', 'Failed'],
] as const satisfies readonly (readonly [PaymentStatus | 'all', string])[]
type Filter = (typeof filters)[number][0]

/** How many pixels ahead the next page loads, so that people who scroll slowly never see the end. */
const ahead = 600

export function HistoryPanel() {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useHistory(filter === 'all' ? undefined : filter)
  const end = useNear({
    wanted: list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError,
    ahead,
    onNear: () => void list.fetchNextPage(),
  })
  return (
    <Panel title="Payments">
      <div className={styles.filters}>
        <FilterTabs label="Status" options={filters} value={filter} onChoose={setFilter} />
      </div>
      {list.orders && <Rows orders={list.orders} filter={filter} />}
      {!list.orders && list.error && (
        <LoadError level={3} title="We couldn’t load your payments" read={list} />
      )}
      {(list.isPending || list.isFetchingNextPage) && <SkeletonText />}
      {list.isFetchNextPageError && (
        <div role="alert" className={cx(rows.after, styles.broken)}>
          <p>We couldn’t load older payments.</p>
          <Button variant="outline" onClick={() => void list.fetchNextPage()}>
            Try again
          </Button>
        </div>
      )}
      <div ref={end} />
    </Panel>
  )
}

function Rows({ orders, filter }: { orders: readonly OrderView[]; filter: Filter }) {
  if (orders.length > 0) {
    return (
      <ul className={rows.rows}>
        {orders.map((order) => (
          <PaymentRow key={order.id} order={order} />
        ))}
      </ul>
    )
  }
  if (filter !== 'all') return <p className={rows.none}>No payments with this status</p>
  return (
    <EmptyState
      level={3}
      icon={<ReceiptText size={24} />}
      title="No payments yet"
      action={
        <Button variant="primary" href="/explore">
          Explore
        </Button>
      }
    >
      Your payments and receipts will show up here.
    </EmptyState>
  )
}
