import { type Currency, currencies, type MonthlySpend, money, splitPrice } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readSecondsServed } from '../../catalog/index.ts'
import { readPeople } from '../../profiles/index.ts'
import type { OrderRow } from '../orders/reader.ts'
import { briefOf } from '../shared/people.ts'
import { monthOf } from './calendar.ts'
import { calendarPath } from './calendar-feed.ts'
import { comingOf } from './coming.ts'
import { readBudgets, readPaid } from './reader/budgets.ts'
import { readRenewing, type SubscriptionRow } from './reader/subscriptions.ts'

/** The specified formula: a month's sum, or a twelfth of a year's. */
const monthly = ({ price, currency, interval }: SubscriptionRow) => {
  const { amount } = splitPrice(money(price, currency)).total
  return interval === 'year' ? Math.round(amount / 12) : amount
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** What a fan pays, has paid and will pay, by currency. */
export const readSpending = async (scope: SignedInScope, timeZone: string) => {
  const { accountId } = scope.actor
  const { primary } = scope
  const now = scope.now()
  const { from, until } = monthOf(now, timeZone)
  const renewing = await readRenewing(primary, accountId)
  const active = renewing.filter(({ state }) => state === 'active')
  const paid = await readPaid(primary, accountId, from)
  const coming = await comingOf(primary, renewing, now)
  const budgets = await readBudgets(primary, accountId)
  const spendOf = (currency: Currency): MonthlySpend => {
    const inMonth = coming.filter(({ at, total }) => at < until && total.currency === currency)
    const budget = budgets.find((one) => one.currency === currency)
    const own = active.filter((row) => row.currency === currency)
    return {
      monthly: money(sum(own.map(monthly)), currency),
      paidThisMonth: money(paid.get(currency) ?? 0, currency),
      comingThisMonth: money(sum(inMonth.map(({ total }) => total.amount)), currency),
      budget: budget ? money(budget.amount, currency) : null,
    }
  }
  const isUsed = ({ monthly: each, paidThisMonth, comingThisMonth, budget }: MonthlySpend) =>
    budget !== null || each.amount + paidThisMonth.amount + comingThisMonth.amount > 0
  const renewed = coming.map(({ creatorId }) => creatorId)
  const people = await readPeople(scope, renewed)
  const creators = [...new Set(active.map(({ creator_id }) => creator_id))]
  const seconds = await readSecondsServed(scope.db, accountId, creators)
  return {
    currencies: currencies.map(spendOf).filter(isUsed),
    watchedSeconds: sum([...seconds.values()]),
    renewals: coming.map(({ subscriptionId, creatorId, tier, at, total }) => ({
      subscriptionId,
      tier,
      total,
      at: at.toISOString(),
      creator: briefOf(people, creatorId),
    })),
    calendar: await calendarPath(scope, primary),
  }
}

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
