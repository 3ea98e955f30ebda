import { expect, it } from 'vitest'
import { purchaseWords } from './purchase-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const boughtAt = '2026-03-03T12:00:00.000Z'

it.each([
  ['what was paid', { isGift: false, paid: usd(1028) }, '$10.28, Mar 3, 2026'],
  ['nothing was paid', { isGift: false, paid: usd(0) }, 'Free, Mar 3, 2026'],
  ['somebody else paid', { isGift: true, paid: null }, 'Gift, Mar 3, 2026'],
  ['no order is known', { isGift: false, paid: null }, 'Yours since Mar 3, 2026'],
])('says where %s', (_, bought, words) => {
  expect(purchaseWords({ boughtAt, ...bought })).toBe(words)
})
