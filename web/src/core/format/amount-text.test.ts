import { expect, it } from 'vitest'
import { amountFrom, textFrom } from './amount-text.ts'

it('reads prices in minor units', () => {
  expect(amountFrom('9.99')).toBe(999)
  expect(amountFrom('9,9')).toBe(990)
  expect(amountFrom(' 10 ')).toBe(1000)
  expect(amountFrom('0.29')).toBe(29)
})

it.each(['', 'free', '-1', '1.234', '1e3'])('does not read %j', (text) => {
  expect(amountFrom(text)).toBeNull()
})

it('writes them with two decimals', () => {
  expect(textFrom(990)).toBe('9.90')
})
