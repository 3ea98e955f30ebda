import { after } from '../../platform/clock/after.ts'
import type { Scope } from '../../platform/scope.ts'
import { reconcile } from '../ledger/index.ts'
import { providerOf } from './gateways/index.ts'

const dayMs = 24 * 3_600_000

/** The day that ends at this instant. */
export const reconcileDay = (scope: Scope, to: Date) =>
  reconcile(scope, providerOf(scope), { from: after(to, -dayMs), to })
