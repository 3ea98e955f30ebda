import type { OrderId, OrderView } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOf } from '../../core/api/api.ts'
import { withSearch } from '../../core/navigation/paths.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/form/button.tsx'
import { BankAsks, isUnderway, useOrder } from '../billing/index.ts'
import styles from './tips.module.css'
import { tabsQuery } from './use-tips.ts'

type Props = {
  orderId: OrderId
  /** Paid on this page, so the bank's dialog opens automatically. */
  isOurs: boolean
}

export function ChargeOfTab({ orderId, isOurs }: Props) {
  const { data } = useQuery(readOf('readOrder', { params: { id: orderId } }))
  return data ? <Charge known={data.order} isOurs={isOurs} /> : null
}

function Charge({ known, isOurs }: { known: OrderView; isOurs: boolean }) {
  const { order, action } = useOrder(known)
  const queries = useQueryClient()
  const isOver = !isUnderway(order)
  // The order is also polled, so its end is noticed even if a message is lost.
  useEffect(() => {
    if (isOver) void queries.invalidateQueries(tabsQuery)
  }, [isOver, queries])
  if (order.state === 'needs-action') {
    return <BankAsks order={order} clientSecret={action?.clientSecret} isOurs={isOurs} />
  }
  if (order.state === 'failed') {
    return (
      <p className={styles.foot} role="status">
        <span className={styles.words}>
          These tips are charged with your {order.item.title} renewal, which hasn’t been paid yet.
        </span>
        <Button variant="outline" size="sm" href={withSearch('/checkout', { order: order.id })}>
          Pay now
        </Button>
      </p>
    )
  }
  return (
    <p className={styles.foot} role="status">
      <span className={styles.words}>We’re charging these tips. Don’t pay again.</span>
      <Spinner size={20} label="Charging" />
    </p>
  )
}
