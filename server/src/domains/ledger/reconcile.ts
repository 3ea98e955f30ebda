import type { Scope } from '../../platform/scope.ts'
import { type Difference, differencesOf } from './differences.ts'
import type { PaymentProvider, Period } from './provider.ts'
import { readComparisons } from './reader/comparisons.ts'
import { importTransactions, recordDifferences } from './writer/reconciliation.ts'

/**
 * Compares what the provider says moved with the lines of its clearing account, movement by movement.
 * Nothing is corrected here: a difference is for a person to explain.
 */
export const reconcile = async (
  scope: Scope,
  provider: PaymentProvider,
  period: Period,
): Promise<Difference[]> => {
  for await (const page of provider.listBalanceTransactions(period)) {
    await scope.transact((tx) => importTransactions(tx, provider.rail, page))
  }
  return scope.transact(async (tx) => {
    const compared = await readComparisons(tx, provider.rail, period)
    const differences = compared.flatMap(differencesOf)
    await recordDifferences(tx, provider.rail, differences, scope.now())
    return differences
  })
}
