import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { kindOf } from './kinds.ts'
import { presentOrder } from './presenter.ts'
import { type OrderRow, readReturned } from './reader.ts'
import { taxed, taxOf } from './tax/tax.ts'

const readItems = async (scope: SignedInScope, orders: readonly OrderRow[]) => {
  const byKind = [...Map.groupBy(orders, kindOf)]
  const shown = await Promise.all(
    byKind.map(async ([kind, own]) => [kind, await kind.show(scope, own)] as const),
  )
  const named = shown.flatMap(([, one]) => one.named)
  const people = await readPeople(scope, named)
  const views = new Map(shown)
  return (order: OrderRow) => views.get(kindOf(order))?.itemOf(order, people)
}

/** Until it is paid the tax is what it would be now. */
const withTax = (scope: SignedInScope, order: OrderRow): OrderRow =>
  order.state === 'paid' ? order : { ...order, ...taxed(order, taxOf(scope)) }

export const viewOrders = async (scope: SignedInScope, orders: readonly OrderRow[]) => {
  const itemOf = await readItems(scope, orders)
  const paid = orders.filter(({ state }) => state === 'paid').map(({ id }) => id)
  const returned = await readReturned(scope.db, paid)
  return orders.map((order) => {
    const known = {
      item: itemOf(order) as NonNullable<ReturnType<typeof itemOf>>,
      returned: returned.get(order.id) ?? 0,
    }
    return presentOrder(withTax(scope, order), known, scope.now())
  })
}

export const viewOrder = async (scope: SignedInScope, order: OrderRow) => {
  const [shown] = await viewOrders(scope, [order])
  return shown as NonNullable<typeof shown>
}
