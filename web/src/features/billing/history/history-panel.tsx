import type { OrderView, PaymentStatus } from '@fanfare/contract'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../app/load-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterTabs } from '../../../ui/filter-tabs.tsx'
import { Panel } from '../../../ui/panel.tsx'
import rows from '../../../ui/rows.module.css'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useNear } from '../../../ui/use-near.ts'
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

/** Pixels ahead, so that nobody who scrolls gently sees the list end. */
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
        <LoadError level={3} title="Your payments could not be loaded" read={list} />
      )}
      {(list.isPending || list.isFetchingNextPage) && <SkeletonText />}
      {list.isFetchNextPageError && (
        <div role="alert" className={styles.broken}>
          <p>The earlier ones could not be loaded. Those above are still here.</p>
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
  if (filter !== 'all') return <p className={rows.none}>No payment is {filter}.</p>
  return (
    <EmptyState
      level={3}
      icon={<ReceiptText size={24} />}
      title="No payments yet"
      action={
        <Button variant="primary" href="/">
          Look around
        </Button>
      }
    >
      What you buy is listed here, with its receipt.
    </EmptyState>
  )
}
