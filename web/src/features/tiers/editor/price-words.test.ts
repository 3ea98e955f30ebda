import type { TierView } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { consequences } from './price-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const
const tier = { price: usd(999), yearlyPrice: usd(9_900), hasSubscribers: true } as TierView
const change = (price: number, yearly: number) =>
  consequences(tier, { price: usd(price), yearlyPrice: usd(yearly) }).join(' ')

test('applies a lower price automatically and shows both amounts', () => {
  const said = change(499, 9_900)
  expect(said).toContain('New subscribers pay $5.13 a month from now on')
  expect(said).toContain(
    'Monthly subscribers automatically pay $5.13 instead of $10.28 from their next renewal',
  )
  expect(said).not.toContain('Yearly')
})

test('needs notice and consent for a higher price', () => {
  const said = change(1_499, 12_000)
  expect(said).toContain(
    'Monthly subscribers keep paying $10.28. We’ll let them know 30 days ahead',
  )
  expect(said).toContain('Yearly subscribers keep paying $101.87')
})

test('affects nobody else without subscribers', () => {
  const next = { price: usd(1_499), yearlyPrice: null }
  expect(consequences({ ...tier, hasSubscribers: false }, next)).toHaveLength(2)
})
