import type { OrderId } from '@fanfare/contract'
import { useParams } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { LoadError } from '../../core/api/load-error.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
import { MissingState } from '../../ui/feedback/missing-state.tsx'
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './receipt.module.css'
import { Receipt } from './receipt.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useReceipt, useUnpaidOrder } from './use-receipt.ts'

export function ReceiptScreen() {
  useTitle('Receipt')
  const { id } = useParams({ strict: false }) as { id: OrderId }
  const receipt = useReceipt(id)
  const isMissing = receipt.error !== null && receipt.error.problem.status < 500
  const unpaid = useUnpaidOrder(id, isMissing)
  if (receipt.data) return <Receipt receipt={receipt.data.receipt} />
  if (unpaid.data) {
    return <UnpaidOrder known={unpaid.data.order} onPaid={() => void receipt.refetch()} />
  }
  // Without a receipt there may still be an order, so its answer decides.
  const last = isMissing ? unpaid : receipt
  if (!last.error) return <ReceiptSkeleton />
  if (last.error.problem.status >= 500) {
    return <LoadError level={1} title="We couldn’t load this receipt" read={last} />
  }
  return (
    <MissingState icon={<ReceiptText size={24} />} title="Receipt not found">
      It doesn’t exist, or you don’t have access to it.
    </MissingState>
  )
}

function ReceiptSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <VisuallyHidden role="status">Loading receipt</VisuallyHidden>
      <Skeleton width="60%" height={32} />
      <Panel>
        <SkeletonText lines={6} />
      </Panel>
      <Panel>
        <SkeletonText lines={3} />
      </Panel>
    </div>
  )
}
