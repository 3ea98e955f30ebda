import type { Currency, RefundStatus, SaleView } from '@fanfare/contract'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { MoreOf } from '../../core/api/more-of.tsx'
import { moneyText } from '../../core/format/money.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { FilterTabs } from '../../ui/layout/filter-tabs.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { dateText } from '../../ui/text/dates.ts'
import styles from './earnings.module.css'
import { useSales } from './use-earnings.ts'

const filters = [
  ['all', 'All'],
  ['kept', 'Completed'],
  ['refunded', 'Refunded'],
  ['disputed', 'Disputed'],
  ['lost', 'Dispute lost'],
] as const satisfies readonly (readonly [RefundStatus | 'all', string])[]
type Filter = (typeof filters)[number][0]

export function SalesPanel({ currency }: { currency: Currency }) {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useSales(currency, filter === 'all' ? undefined : filter)
  return (
    <Panel title="Sales">
      <div className={styles.filters}>
        <FilterTabs label="Status" options={filters} value={filter} onChoose={setFilter} />
      </div>
      {list.rows && list.rows.length > 0 && (
        <ul className={rows.rows}>
          {list.rows.map((sale) => (
            <Sale key={sale.id} sale={sale} />
          ))}
        </ul>
      )}
      {list.rows?.length === 0 && <NoSales filter={filter} />}
      <MoreOf what="sales" list={list} />
    </Panel>
  )
}

function NoSales({ filter }: { filter: Filter }) {
  if (filter !== 'all') return <p className={rows.none}>No sales with this status</p>
  return (
    <EmptyState
      level={3}
      icon={<ReceiptText size={24} />}
      title="No sales yet"
      action={
        <Button variant="primary" href="/create">
          Create Content
        </Button>
      }
    >
      Set a price for a post. Your sales and their receipts will show up here.
    </EmptyState>
  )
}

const badges: Partial<Record<RefundStatus, readonly [string, 'quiet' | 'warn' | 'bad']>> = {
  refunding: ['Refund in progress', 'warn'],
  refunded: ['Refunded', 'quiet'],
  disputed: ['Disputed', 'warn'],
  lost: ['Dispute lost', 'bad'],
}

function Sale({ sale }: { sale: SaleView }) {
  const date = dateText(sale.paidAt)
  const badge = badges[sale.refundStatus]
  const name = sale.buyer?.displayName ?? 'A fan'
  const facts = [name, sale.isGift && 'Gift', date, `Paid ${moneyText(sale.total)}`]
  return (
    <li className={cx(rows.row, styles.sale)}>
      <Avatar
        name={name}
        seed={sale.buyer?.username ?? sale.id}
        picture={avatarOf(sale.buyer?.picture)}
        size={40}
      />
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{sale.title}</span>
          {badge && <Badge tone={badge[1]}>{badge[0]}</Badge>}
        </p>
        <p className={rows.hint}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <strong className={rows.sum}>{moneyText(sale.net)}</strong>
      <Button
        variant="outline"
        size="sm"
        href={`/receipts/${sale.id}`}
        aria-label={`Receipt for ${sale.title}, ${date}`}
      >
        Receipt
      </Button>
    </li>
  )
}
