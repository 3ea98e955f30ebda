import type { OrderId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { type OrderRow, readOrderRow } from './reader/orders.ts'

/** Reads from the primary: a replica may not know yet that the order was paid. */
export const readOwnOrder = async (scope: SignedInScope, id: OrderId): Promise<OrderRow> => {
  const order = await scope.transact((tx) => readOrderRow(tx, id))
  return order?.account_id === scope.actor.accountId ? order : fail('order.not-found')
}
