import { money } from '@fanfare/contract/money'
import { expect, it } from 'vitest'
import { shortMoneyText } from './short-money.ts'

it('is whole, and shortened where it is long', () => {
  expect(shortMoneyText(money(14_000, 'USD'))).toBe('$140')
  expect(shortMoneyText(money(-2_000, 'EUR'))).toBe('-€20')
  expect(shortMoneyText(money(125_000, 'USD'))).toBe('$1.3K')
  expect(shortMoneyText(money(100_000_00, 'GBP'))).toBe('£100K')
})
