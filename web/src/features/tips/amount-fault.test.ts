import { expect, it } from 'vitest'
import { faultOf } from './amount-fields.tsx'

it('names the currency of the least and the most', () => {
  const pounds = { minimum: { amount: 300, currency: 'GBP' }, renewsAt: null } as const
  expect(faultOf(100, pounds)).toBe('At least £3.00')
  expect(faultOf(1_000_000_000, pounds)).toMatch(/^At most £/)
  expect(faultOf(300, pounds)).toBeUndefined()
})
