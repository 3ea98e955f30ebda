import type { OrderId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { itemLink } from '../history/item-link.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { OpenOrder } from './open-order.tsx'
import { isUnderway } from './order-state.ts'
import { ItemNotFound } from './refused.tsx'
import { orderQuery } from './use-order.ts'

/** Pays an order that exists already, opened from an email or a list. */
export function KnownOrder({ id }: { id: OrderId }) {
  const read = useQuery({ ...orderQuery(id), staleTime: 0 })
  const { data, error, refetch } = read
  const order = data?.order
  if (!order && !error) return <CheckoutSkeleton />
  if (order && (order.state === 'paid' || isUnderway(order) || order.abilities.confirm)) {
    const renew = async () => (await refetch()).data?.order
    return <OpenOrder wanted={undefined} known={order} renew={renew} renewing={false} />
  }
  if (order) {
    const { href, label } = itemLink(order.item)
    return (
      <CheckoutFrame>
        <EmptyState
          level={1}
          icon={<FileX2 size={24} />}
          title="This order is closed"
          action={
            <Button variant="primary" href={href}>
              {label}
            </Button>
          }
        >
          You weren’t charged for it.
        </EmptyState>
      </CheckoutFrame>
    )
  }
  const isGone = error?.problem.code === 'order.not-found' || error?.problem.status === 400
  return (
    <CheckoutFrame>
      {isGone ? (
        <ItemNotFound />
      ) : (
        <LoadError level={1} title="We couldn’t load this order" read={read}>
          You haven’t been charged.
        </LoadError>
      )}
    </CheckoutFrame>
  )
}
