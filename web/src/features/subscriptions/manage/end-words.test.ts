import { expect, it } from 'vitest'
import { endOfferWords } from './end-words.ts'

it('names the sum that comes back, and for what', () => {
  const returns = { amount: 343, currency: 'USD' as const }
  expect(endOfferWords({ returns, unusedDays: 1, reason: null })).toBe(
    '$3.43 goes back to your card for 1 unused day.',
  )
})

it('says why nothing comes back', () => {
  const words = endOfferWords({ returns: null, unusedDays: 20, reason: 'something-opened' })
  expect(words).toContain('You’ve opened a post')
})
