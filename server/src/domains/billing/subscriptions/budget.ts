import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { monthOf } from './calendar.ts'
import { comingOf } from './coming.ts'
import { readBudgets, readPaid } from './reader/budgets.ts'
import { readRenewing } from './reader/subscriptions.ts'

/** Refuses an order that exceeds the budget together with this month's payments and renewals. */
export const refuseOverBudget = async (
  tx: Transaction,
  order: OrderRow,
  timeZone: string,
  now: Date,
) => {
  const { account_id, currency, total } = order
  const budget = (await readBudgets(tx, account_id)).find((one) => one.currency === currency)
  if (!budget) return
  const { from, until } = monthOf(now, timeZone)
  const paid = (await readPaid(tx, account_id, from)).get(currency) ?? 0
  const coming = await comingOf(tx, await readRenewing(tx, account_id), now, until)
  const renewals = coming.filter((one) => one.total.currency === currency)
  const renewing = renewals.reduce((sum, one) => sum + one.total.amount, 0)
  if (paid + renewing + total > budget.amount) fail('subscription.over-budget')
}
