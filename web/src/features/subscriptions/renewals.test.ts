import type { ComingRenewal, Currency } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { byMonth, sumsOf } from './renewals.ts'
import { sampleSubscription } from './sample-subscription.ts'

const { id, creator } = sampleSubscription()
const renewal = (day: Date, amount: number, currency: Currency = 'USD'): ComingRenewal => ({
  subscriptionId: id,
  creator,
  tier: 'Harbour',
  at: day.toISOString(),
  total: { amount, currency },
})

it('never adds one currency to another', () => {
  const sums = sumsOf([
    { amount: 1028, currency: 'USD' },
    { amount: 500, currency: 'EUR' },
    { amount: 308, currency: 'USD' },
  ])
  expect(sums).toEqual([
    { amount: 1336, currency: 'USD' },
    { amount: 500, currency: 'EUR' },
  ])
})

it('puts what renews on one day together, and months in order of time', () => {
  const months = byMonth([
    renewal(new Date(2027, 0, 3, 9), 1028),
    renewal(new Date(2026, 11, 15, 9), 1028),
    renewal(new Date(2026, 11, 15, 22), 500, 'EUR'),
    renewal(new Date(2026, 11, 31, 23, 59), 308),
  ])
  expect(months.map(({ days }) => days.map(({ renewals }) => renewals.length))).toEqual([
    [2, 1],
    [1],
  ])
  expect(months[0]?.sums).toEqual([
    { amount: 1336, currency: 'USD' },
    { amount: 500, currency: 'EUR' },
  ])
})

it('does not take the same month of two years for one', () => {
  const months = byMonth([
    renewal(new Date(2026, 11, 15), 1028),
    renewal(new Date(2027, 11, 15), 1028),
  ])
  expect(months).toHaveLength(2)
})
