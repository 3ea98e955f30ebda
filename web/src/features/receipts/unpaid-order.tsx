import type { OrderView } from '@fanfare/contract'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Breakdown, placeOf, statusOf, whatFor } from '../billing/index.ts'
import styles from './receipt.module.css'
import { creatorOf } from './receipt-words.ts'

/** A try that came to nothing, or has not come to anything yet. */
export function UnpaidOrder({ order }: { order: OrderView }) {
  const isPending = statusOf(order) === 'pending'
  const isDue = order.item.type === 'subscription' && order.abilities.confirm
  const next = isDue
    ? { href: `/checkout?order=${order.id}`, label: 'Pay now' }
    : placeOf(order.item)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 className={styles.title}>{order.item.title}</h1>
          <p className={styles.facts}>{whatFor(order.item)}</p>
        </div>
        <Badge tone={isPending ? 'warn' : 'bad'}>{isPending ? 'Pending' : 'Not paid'}</Badge>
      </header>
      <Panel>
        <p>
          {isPending
            ? 'The bank has not answered yet. Don’t pay again: this page changes by itself.'
            : (order.failure?.message ?? 'This was not paid for. No money moved.')}
        </p>
        {!isPending && order.item.type !== 'tips' && (
          <Button variant="outline" href={next.href}>
            {next.label}
          </Button>
        )}
      </Panel>
      <Panel title="What it costs">
        <Breakdown lines={order.lines} creator={creatorOf(order.item)} />
      </Panel>
    </div>
  )
}
