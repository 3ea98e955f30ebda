import { after } from '../../platform/clock/after.ts'
import type { Scope } from '../../platform/scope.ts'
import { type Period, reconcile, settleStatement } from '../ledger/index.ts'
import { providerOf } from './gateways/index.ts'

const dayMs = 24 * 3_600_000

/** With the fees of what has moved. */
export const reconcilePeriod = async (scope: Scope, period: Period) => {
  await settleStatement(scope, providerOf(scope), period)
  return reconcile(scope, providerOf(scope), period)
}

/** The day that ends at this instant. */
export const reconcileDay = (scope: Scope, to: Date) =>
  reconcilePeriod(scope, { from: after(to, -dayMs), to })
