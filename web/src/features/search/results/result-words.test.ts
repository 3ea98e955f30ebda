import { expect, it } from 'vitest'
import { countOf, countOfAll, summaryOf, totalText } from './result-words.ts'

it('counts to ten thousand', () => {
  expect(totalText(9_999)).toBe('9,999')
  expect(totalText(10_000)).toBe('10,000+')
})

it('says how many are shown, of how many, and how long it took', () => {
  expect(summaryOf(20, 128, 38)).toBe('20 of 128 results in 38 ms')
  expect(summaryOf(1, 1, 4)).toBe('1 result in 4 ms')
  expect(summaryOf(20, 10_000, 1_200)).toBe('20 of 10,000+ results in 1,200 ms')
})

it('reads counts of types', () => {
  const facets = {
    category: [],
    verified: [],
    tags: [],
    contentType: [
      { value: 'video' as const, count: 61 },
      { value: 'text' as const, count: 20 },
    ],
  }
  expect(countOf(facets, 'video')).toBe(61)
  expect(countOf(facets, 'audio')).toBe(0)
  expect(countOf(undefined, 'audio')).toBe(0)
  expect(countOfAll(facets)).toBe(81)
})
