import type { MonthlySpend } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { budgetWords, overBudgetWords } from './budget-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const spend: MonthlySpend = {
  monthly: usd(2000),
  paidThisMonth: usd(1500),
  comingThisMonth: usd(1000),
  budget: usd(3000),
}

it('counts what is still to renew against the budget', () => {
  expect(budgetWords(spend)).toBe('$5.00 left of your $30.00 budget.')
  expect(budgetWords({ ...spend, budget: usd(2000) })).toBe('$5.00 over your $20.00 budget.')
  expect(budgetWords({ ...spend, budget: null })).toBe('No budget set.')
})

it('says with numbers what a payment would come to', () => {
  expect(overBudgetWords(spend, usd(1028))).toBe(
    'This month comes to $25.00 so far, including upcoming renewals. With $10.28 more it’s $35.28, and your budget is $30.00.',
  )
})

it('asks all the same when the numbers are not known', () => {
  expect(overBudgetWords(undefined, usd(1028))).toBe('Paying $10.28 goes over your monthly budget.')
})
