import { expect, it } from 'vitest'
import { likelyCurrency } from './likely-currency.ts'

it('goes by the first language that names a region', () => {
  expect(likelyCurrency(['en', 'en-GB'])).toBe('GBP')
  expect(likelyCurrency(['en-IE', 'en-US'])).toBe('EUR')
})

it('goes by where a language is mostly spoken if none does', () => {
  expect(likelyCurrency(['de'])).toBe('EUR')
  expect(likelyCurrency(['en'])).toBe('USD')
})

it('is dollars for everybody else', () => {
  expect(likelyCurrency(['de-CH'])).toBe('USD')
  expect(likelyCurrency([])).toBe('USD')
})
