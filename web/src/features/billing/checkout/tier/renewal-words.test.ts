import type { AccountId, OrderLines, TierId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { renewalWords, subscribeWords, type TierItem } from './renewal-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const item: TierItem = {
  type: 'subscription',
  id: '00000000-0000-7000-8000-000000000001' as TierId,
  title: 'Harbour',
  creator: {
    id: '00000000-0000-7000-8000-000000000002' as AccountId,
    username: 'ines',
    displayName: 'Ines Harbour',
    picture: null,
  },
  interval: 'month',
  subscriptionId: null,
  why: 'first',
  renewal: usd(1028),
  discountedPeriods: 0,
  tips: null,
}
const lines: OrderLines = {
  price: usd(999),
  discount: usd(0),
  promotion: null,
  processing: usd(29),
  total: usd(1028),
  tax: usd(0),
  taxRate: 0,
  platform: usd(120),
  creator: usd(879),
}
const now = new Date(2027, 0, 31, 12)

it('renews on the same day of the month, or on its last', () => {
  expect(renewalWords(item, lines, now)).toBe(
    'Renews on February 28, 2027 at $10.28 a month until you cancel.',
  )
  expect(renewalWords({ ...item, interval: 'year', renewal: usd(9900) }, lines, now)).toBe(
    'Renews on January 31, 2028 at $99.00 a year until you cancel.',
  )
  expect(subscribeWords(item, lines)).toBe('Subscribe, $10.28 a month')
})

it('shows the price after a promotion together with how long the promotion lasts', () => {
  const half = { ...lines, discount: usd(500), total: usd(514) }
  expect(renewalWords({ ...item, discountedPeriods: 3 }, half, now)).toBe(
    'You’ll pay $5.14 for each of the first 3 months, then $10.28 a month starting April 30, 2027, until you cancel.',
  )
  expect(renewalWords({ ...item, discountedPeriods: 1 }, half, now)).toContain('at $10.28 a month')
  expect(subscribeWords(item, half)).toBe('Subscribe, $5.14 now')
  const whole = { ...lines, discount: usd(999), total: usd(0) }
  expect(renewalWords({ ...item, discountedPeriods: 3 }, whole, now)).toContain(
    'You’ll pay $0.00 for each of the first 3 months, then $10.28 a month',
  )
  expect(subscribeWords(item, whole)).toBe('Subscribe, $0.00 now')
})

it('names no start date for a running subscription', () => {
  expect(renewalWords({ ...item, why: 'renewal' }, lines, now)).toBe(
    'Covers the current month, then renews at $10.28 a month.',
  )
  expect(subscribeWords({ ...item, why: 'upgrade' }, lines)).toBe('Pay $10.28')
})
