import type { OrderId, OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../app/api.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { BankAsks, useOrder } from '../billing/index.ts'
import styles from './tips.module.css'

type Props = {
  orderId: OrderId
  /** Settled on this page, so the bank's dialog opens by itself. */
  isOurs: boolean
}

export function ChargeOfTab({ orderId, isOurs }: Props) {
  const { data } = useQuery(readOf('readOrder', { params: { id: orderId } }))
  return data ? <Charge known={data.order} isOurs={isOurs} /> : null
}

function Charge({ known, isOurs }: { known: OrderView; isOurs: boolean }) {
  const { order, action } = useOrder(known)
  if (order.state === 'needs-action') {
    return <BankAsks order={order} clientSecret={action?.clientSecret} isOurs={isOurs} />
  }
  return (
    <p className={styles.foot} role="status">
      <span className={styles.words}>These tips are being charged. Don't pay again.</span>
      <Spinner size={20} label="Being charged" />
    </p>
  )
}
