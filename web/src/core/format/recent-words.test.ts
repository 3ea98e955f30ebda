import { describe, expect, test } from 'vitest'
import { recentWords } from './recent-words.ts'

const none = { included: 0, soldSeparately: 0, public: 0, otherTiers: 0 }

describe('what a tier opened lately', () => {
  test('is said with what it does not open, and without what there is none of', () => {
    const opens = { included: 4, soldSeparately: 1, public: 2, otherTiers: 3 }
    expect(recentWords(opens, false)).toBe(
      'New in the last 90 days: 4 included, 1 sold separately, 3 in other tiers',
    )
    expect(recentWords({ ...none, included: 12 }, false)).toBe(
      'New in the last 90 days: 12 included',
    )
    expect(recentWords({ ...none, public: 9 }, false)).toBeNull()
  })

  test('is nothing locked where it is free', () => {
    expect(recentWords({ ...none, otherTiers: 1 }, true)).toBe('Locked posts aren’t included.')
  })
})
