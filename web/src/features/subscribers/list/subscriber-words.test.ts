import type { AccountId, SubscriberView, SubscriptionId, TierId } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { badgeOf, datesOf, factsOf } from './subscriber-words.ts'

const subscriber = (given: Partial<SubscriberView> = {}): SubscriberView => ({
  id: '1' as SubscriptionId,
  person: { id: '2' as AccountId, username: 'ines', displayName: 'Ines', picture: null },
  tier: { id: '3' as TierId, name: 'Supporter', color: 'moss' },
  state: 'active',
  basis: 'paid',
  interval: 'month',
  isTrial: false,
  since: '2026-01-05T12:00:00Z',
  renewsAt: '2026-02-05T12:00:00Z',
  endsAt: null,
  pausesAt: null,
  paidTotal: { amount: 513, currency: 'USD' },
  abilities: { end: true },
  ...given,
})

test('active ones renew, cancelled and past due ones end', () => {
  const ends = { renewsAt: null, endsAt: '2026-02-05T12:00:00Z' }
  expect(datesOf(subscriber())).toBe('Renews February 5, 2026')
  expect(datesOf(subscriber({ state: 'cancelled', ...ends }))).toBe('Ends February 5, 2026')
  expect(datesOf(subscriber({ state: 'past_due', ...ends }))).toBe('Ends February 5, 2026')
  expect(datesOf(subscriber({ state: 'expired', ...ends }))).toBe('Ended February 5, 2026')
  expect(datesOf(subscriber({ basis: 'free', renewsAt: null }))).toBe('No end date')
})

test('a pause that was asked for is no end, and says when it is over', () => {
  const pausesAt = '2026-02-05T12:00:00Z'
  expect(datesOf(subscriber({ pausesAt, renewsAt: '2026-04-05T12:00:00Z' }))).toBe(
    'Pauses February 5, 2026, renews April 5, 2026',
  )
})

test('shows why someone has access without paying', () => {
  expect(badgeOf(subscriber({ basis: 'complimentary' }))[0]).toBe('Complimentary')
  expect(badgeOf(subscriber({ isTrial: true }))[0]).toBe('Trial')
  expect(badgeOf(subscriber({ basis: 'gift', state: 'expired' }))[0]).toBe('Ended')
})

test('shows the total paid only after a payment', () => {
  expect(factsOf(subscriber())).toBe(
    'Supporter, monthly · since January 5, 2026 · $5.13 paid in total',
  )
  const free = subscriber({ basis: 'free', paidTotal: { amount: 0, currency: 'USD' } })
  expect(factsOf(free)).toBe('Supporter · since January 5, 2026')
})
