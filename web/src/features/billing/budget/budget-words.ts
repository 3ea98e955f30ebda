import type { Money, MonthlySpend } from '@fanfare/contract'
import { addMoney, subtractMoney } from '@fanfare/contract/money'
import { moneyText } from '../../../core/format/money.ts'

/** What this month will have cost once everything that is to renew has done so. */
export const expectedOf = ({ paidThisMonth, comingThisMonth }: MonthlySpend) =>
  addMoney(paidThisMonth, comingThisMonth)

/** Compares the month with the budget, in one sentence. */
export const budgetWords = (spend: MonthlySpend) => {
  const { budget } = spend
  if (!budget) return 'No budget set.'
  const left = subtractMoney(budget, expectedOf(spend))
  if (left.amount < 0) {
    const over: Money = { ...left, amount: -left.amount }
    return `${moneyText(over)} over your ${moneyText(budget)} budget.`
  }
  return `${moneyText(left)} left of your ${moneyText(budget)} budget.`
}

/** Why there is a question before a payment: with it, the month costs more than was meant. */
export const overBudgetWords = (spend: MonthlySpend | undefined, sum: Money) => {
  if (!spend?.budget) return `Paying ${moneyText(sum)} goes over your monthly budget.`
  const expected = expectedOf(spend)
  const after = addMoney(expected, sum)
  return `This month comes to ${moneyText(expected)} so far, including upcoming renewals. With ${moneyText(sum)} more it’s ${moneyText(after)}, and your budget is ${moneyText(spend.budget)}.`
}
