import { describe, expect, test } from 'vitest'
import { opensLines, seatWords, yearWords } from './tier-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const
const none = { included: 0, soldSeparately: 0, public: 0, otherTiers: 0 }

describe('what a tier opens', () => {
  test('is said with what it does not open', () => {
    const opens = { included: 4, soldSeparately: 1, public: 2, otherTiers: 3 }
    expect(opensLines(opens, false)).toEqual([
      '4 posts included',
      '1 sold separately',
      '2 free for everyone',
      '3 in other tiers only',
    ])
  })

  test('says when no locked posts are included, and when nothing is published', () => {
    expect(opensLines({ ...none, public: 1 }, true)).toEqual([
      'No locked posts included',
      '1 free for everyone',
    ])
    expect(opensLines(none, false)).toEqual(['Nothing published'])
  })
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
