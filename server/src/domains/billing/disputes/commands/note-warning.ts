import type { Scope } from '../../../../platform/scope.ts'
import type { ProviderWarning } from '../../gateways/claims.ts'
import { providerOf } from '../../gateways/index.ts'
import { readOrderByIntent } from '../../orders/reader.ts'
import { insertWarning } from '../writer.ts'

/** Kept for whoever looks after fraud: nothing is taken from anyone on a suspicion. */
export const noteWarning = async (scope: Scope, warning: ProviderWarning | string) => {
  const told = typeof warning === 'string' ? await providerOf(scope).readWarning(warning) : warning
  const { id, intentId, kind } = told
  await scope.transact(async (tx) => {
    const order = intentId ? await readOrderByIntent(tx, intentId) : null
    if (order) await insertWarning(tx, { id, orderId: order.id, kind }, scope.now())
  })
}
