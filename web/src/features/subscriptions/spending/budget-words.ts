import type { Money, MonthlySpend } from '@fanfare/contract'
import { addMoney, subtractMoney } from '@fanfare/contract/money'
import { moneyText } from '../../../app/money.ts'

/** What this month will have cost once everything that is to renew has done so. */
export const expectedOf = ({ paidThisMonth, comingThisMonth }: MonthlySpend) =>
  addMoney(paidThisMonth, comingThisMonth)

/** How the month stands against the budget, in one sentence. */
export const budgetWords = (spend: MonthlySpend) => {
  const { budget } = spend
  if (!budget) return 'No budget is set.'
  const left = subtractMoney(budget, expectedOf(spend))
  if (left.amount < 0) {
    const over: Money = { ...left, amount: -left.amount }
    return `${moneyText(over)} over your budget of ${moneyText(budget)}.`
  }
  return `${moneyText(left)} of your budget of ${moneyText(budget)} is left.`
}

/** Why there is a question before a payment: with it, the month costs more than was meant. */
export const overBudgetWords = (spend: MonthlySpend | undefined, sum: Money) => {
  if (!spend?.budget) return `Paying ${moneyText(sum)} passes the budget you have set.`
  const expected = expectedOf(spend)
  const after = addMoney(expected, sum)
  return `This month comes to ${moneyText(expected)} so far, what still renews included. With ${moneyText(sum)} it is ${moneyText(after)}, and your budget is ${moneyText(spend.budget)}.`
}
