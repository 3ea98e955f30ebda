import { money } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Rail } from './chart.ts'
import { postExchange } from './movements/exchange.ts'
import { postDisputeFee, postProviderFee } from './movements/fees.ts'
import type { PaymentProvider, Period } from './provider.ts'
import { lockUnsettled, type Unsettled } from './reader/unsettled.ts'
import { importTransactions, markTransactionsSettled } from './writer/reconciliation.ts'

const batchSize = 200

const settle = async (tx: Transaction, rail: Rail, moved: Unsettled, now: Date) => {
  const { id: source, reference, amount, fee, currency, isDispute } = moved
  const { charged, chargedCurrency } = moved
  if (charged !== null && chargedCurrency !== null) {
    const exchange = {
      source,
      reference,
      rail,
      isIncoming: amount > 0,
      charged: money(charged, chargedCurrency),
      settled: money(Math.abs(amount), currency),
    }
    await postExchange(tx, exchange, now)
  }
  if (fee === 0) return
  const given = { source, reference, rail, fee: money(fee, currency) }
  await (isDispute ? postDisputeFee : postProviderFee)(tx, given, now)
}

const settleBatch = (scope: Scope, rail: Rail) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const unsettled = await lockUnsettled(tx, rail, batchSize)
    for (const moved of unsettled) await settle(tx, rail, moved, now)
    await markTransactionsSettled(
      tx,
      unsettled.map(({ id }) => id),
      now,
    )
    return unsettled.length
  })

/**
 * Reads what the provider says moved and enters its fees and exchanges: a list has a hundred for one call, where a
 * payment that a message told of would need one for itself. Answers the newest that it has seen.
 */
export const settleStatement = async (
  scope: Scope,
  provider: PaymentProvider,
  period: Period,
): Promise<Date | null> => {
  let newest: Date | null = null
  for await (const page of provider.listBalanceTransactions(period)) {
    await scope.transact((tx) => importTransactions(tx, provider.rail, page))
    for (const { createdAt } of page) if (!newest || createdAt > newest) newest = createdAt
  }
  while ((await settleBatch(scope, provider.rail)) > 0);
  return newest
}
