import type { OrderView } from '@fanfare/contract'
import { useEffect, useEffectEvent } from 'react'
import { withSearch } from '../../core/navigation/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import typography from '../../ui/text/typography.module.css'
import { Breakdown, itemLink, statusOf, useOrder, whatFor } from '../billing/index.ts'
import styles from './receipt.module.css'
import { creatorOf } from './receipt-words.ts'

type Props = {
  known: OrderView
  /** From then on there is a receipt. */
  onPaid: () => void
}

/** A payment that failed or is not finished yet. */
export function UnpaidOrder({ known, onPaid }: Props) {
  const { order } = useOrder(known)
  const paid = useEffectEvent(onPaid)
  useEffect(() => {
    if (order.state === 'paid') paid()
  }, [order.state])
  // A payment that just succeeded is shown by the receipt, which is loading.
  const isPending = statusOf(order) !== 'failed'
  const isDue = order.item.type === 'subscription' && order.abilities.confirm
  const next = isDue
    ? { href: withSearch('/checkout', { order: order.id }), label: 'Pay now' }
    : itemLink(order.item)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 className={styles.title}>{order.item.title}</h1>
          <p className={typography.secondary}>{whatFor(order.item)}</p>
        </div>
        <Badge tone={isPending ? 'warn' : 'bad'}>{isPending ? 'Pending' : 'Not paid'}</Badge>
      </header>
      <Panel>
        <p>
          {isPending
            ? 'Your bank is still processing this payment. Don’t pay again: this page updates on its own.'
            : (order.failure?.message ?? 'This order wasn’t paid. You haven’t been charged.')}
        </p>
        {!isPending && order.item.type !== 'tips' && (
          <Button variant="outline" href={next.href}>
            {next.label}
          </Button>
        )}
      </Panel>
      <Panel title="Price breakdown">
        <Breakdown lines={order.lines} creator={creatorOf(order.item)} />
      </Panel>
    </div>
  )
}
