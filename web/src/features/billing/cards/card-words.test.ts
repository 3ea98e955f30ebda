import type { PaymentMethodId, SavedCard } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { cardWords, expiryWords } from './card-words.ts'

const card: SavedCard = {
  id: '00000000-0000-7000-8000-000000000001' as PaymentMethodId,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  isDefault: true,
  expiresSoon: false,
  addedAt: '2026-11-15T12:00:00.000Z',
}

it('names a card by its brand and its last digits', () => {
  expect(cardWords(card)).toBe('Visa ending in 4242')
  expect(cardWords({ brand: 'unknown', last4: '0005' })).toBe('Card ending in 0005')
})

it('calls it expired only when its month is over', () => {
  expect(expiryWords(card, new Date('2029-08-31T23:59:59Z'))).toBe('Expires 08/29')
  expect(expiryWords(card, new Date('2029-09-01T00:00:00Z'))).toBe('Expired 08/29')
})
