import { expect, test } from 'vitest'
import { joinWords, seatWords, subscribeWords, yearWords } from './tier-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

test('a button says the trial, that it is free, or the price where none stands beside it', () => {
  expect(subscribeWords({ trialDays: 7, total: usd(926) }, true)).toBe('Start 7-day free trial')
  expect(subscribeWords({ trialDays: 0, total: usd(0) }, false)).toBe('Join free')
  expect(subscribeWords({ trialDays: 0, total: usd(926) }, true)).toBe('Subscribe for $9.26/mo')
  expect(subscribeWords({ trialDays: 0, total: usd(926) }, false)).toBe('Subscribe')
})

test('joining from a post says what else opens, never that it is none', () => {
  expect(joinWords('video', 63, 0)).toBe('Opens this video and 63 more posts. Cancel anytime.')
  expect(joinWords('post', 1, 7)).toBe(
    'Opens this post and 1 more post. Free for 7 days. Cancel anytime.',
  )
  expect(joinWords('article', 0, 0)).toBe('Opens this article. Cancel anytime.')
})

test('a year says what it saves only when it saves something', () => {
  expect(yearWords({ yearlyTotal: usd(10_187), yearlySaves: usd(2_149) })).toBe(
    '$101.87 a year (save $21.49)',
  )
  expect(yearWords({ yearlyTotal: usd(10_187), yearlySaves: null })).toBe('$101.87 a year')
  expect(yearWords({ yearlyTotal: null, yearlySaves: null })).toBeNull()
})

test('mentions spots only where there is a limit', () => {
  expect([null, 0, 1, 20].map(seatWords)).toEqual([
    null,
    'No spots left',
    '1 spot left',
    '20 spots left',
  ])
})
