import type { OrderId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/answering.ts'
import { providerOf } from '../../gateways/index.ts'
import { type OrderRow, readOrderRow } from '../reader/orders.ts'
import { applyIntent } from './apply-intent.ts'

/** From the database that was written to: a replica may not know yet that it was paid. */
const readOwn = async (scope: SignedInScope, id: OrderId): Promise<OrderRow> => {
  const order = await scope.transact((tx) => readOrderRow(tx, id))
  return order?.account_id === scope.actor.accountId ? order : fail('order.not-found')
}

/** With what the bank's dialog needs, asked for each time: the secret is kept nowhere. */
export const readOrder = async (scope: SignedInScope, id: OrderId) => {
  const order = await readOwn(scope, id)
  if (order.state !== 'needs-action' || !order.intent_id) return { order, clientSecret: null }
  const clientSecret = await answering(providerOf(scope).readClientSecret(order.intent_id))
  return { order, clientSecret }
}

/** The buyer is back from the bank: look now, whether or not the provider has told. */
export const continueOrder = async (scope: SignedInScope, id: OrderId): Promise<OrderRow> => {
  const { intent_id: intentId } = await readOwn(scope, id)
  if (intentId) await answering(applyIntent(scope, intentId))
  return readOwn(scope, id)
}
