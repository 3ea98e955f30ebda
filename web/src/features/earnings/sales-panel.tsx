import type { Currency, OrderStanding, SaleView } from '@fanfare/contract'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { dateText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'
import { MoreOf } from '../../app/more-of.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterTabs } from '../../ui/filter-tabs.tsx'
import { Panel } from '../../ui/panel.tsx'
import rows from '../../ui/rows.module.css'
import styles from './earnings.module.css'
import { useSales } from './use-earnings.ts'

const filters = [
  ['all', 'All'],
  ['kept', 'Kept'],
  ['refunded', 'Refunded'],
  ['disputed', 'Disputed'],
  ['lost', 'Lost'],
] as const satisfies readonly (readonly [OrderStanding | 'all', string])[]
type Filter = (typeof filters)[number][0]

export function SalesPanel({ currency }: { currency: Currency }) {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useSales(currency, filter === 'all' ? undefined : filter)
  return (
    <Panel title="Sales">
      <div className={styles.filters}>
        <FilterTabs label="Standing" options={filters} value={filter} onChoose={setFilter} />
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
  if (filter !== 'all') return <p className={rows.none}>No sale is {filter}.</p>
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
      Give a piece a price, and every sale stands here with its receipt.
    </EmptyState>
  )
}

const marks: Partial<Record<OrderStanding, readonly [string, 'quiet' | 'warn' | 'bad']>> = {
  refunding: ['Refund on its way', 'warn'],
  refunded: ['Refunded', 'quiet'],
  disputed: ['Disputed', 'warn'],
  lost: ['Dispute lost', 'bad'],
}

function Sale({ sale }: { sale: SaleView }) {
  const date = dateText(sale.paidAt)
  const mark = marks[sale.standing]
  const facts = [
    sale.buyer?.displayName ?? 'a fan',
    sale.isGift && 'gift',
    date,
    `paid ${moneyText(sale.total)}`,
  ]
  return (
    <li className={cx(rows.row, styles.sale)}>
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{sale.title}</span>
          {mark && <Badge tone={mark[1]}>{mark[0]}</Badge>}
        </p>
        <p className={rows.hint}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <strong className={rows.sum}>{moneyText(sale.net)}</strong>
      <Button
        variant="outline"
        size="sm"
        href={`/receipts/${sale.id}`}
        aria-label={`Receipt of ${sale.title}, ${date}`}
      >
        Receipt
      </Button>
    </li>
  )
}
