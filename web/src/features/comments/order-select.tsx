import { SortSelect } from '../../ui/form/sort-select.tsx'
import type { Order } from './use-comments.ts'

const orders = [
  ['top', 'Top'],
  ['newest', 'Newest'],
] as const

export const OrderSelect = ({
  order,
  onOrder,
}: {
  order: Order
  onOrder: (order: Order) => void
}) => <SortSelect label="Sort comments" value={order} options={orders} onChange={onOrder} />
