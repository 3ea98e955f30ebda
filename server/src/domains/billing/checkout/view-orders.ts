import type { AccountId, OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { readTipsOfOrders, type TipRow } from '../tips/reader.ts'
import { presentOrder } from './presenter.ts'
import type { OrderRow } from './reader/orders.ts'

/** By order; only tabs of tips have any. */
const readTips = async ({ db }: SignedInScope, orders: readonly OrderRow[]) => {
  const ids = orders.filter(({ kind }) => kind === 'tips').map(({ id }) => id)
  const tips = ids.length > 0 ? await readTipsOfOrders(db, ids) : []
  return Map.groupBy(tips, ({ order_id }) => order_id as OrderId)
}

const creatorsOf = (orders: readonly OrderRow[], tips: readonly TipRow[]): AccountId[] => [
  ...orders.flatMap(({ creator_id }) => creator_id ?? []),
  ...tips.map(({ creator_id }) => creator_id),
]

export const viewOrders = async (scope: SignedInScope, orders: readonly OrderRow[]) => {
  const tips = await readTips(scope, orders)
  const people = await readPeople(scope, creatorsOf(orders, [...tips.values()].flat()))
  return orders.map((order) =>
    presentOrder(order, { people, tips: tips.get(order.id) ?? [] }, scope.now()),
  )
}

export const viewOrder = async (scope: SignedInScope, order: OrderRow) => {
  const [shown] = await viewOrders(scope, [order])
  return shown as NonNullable<typeof shown>
}
