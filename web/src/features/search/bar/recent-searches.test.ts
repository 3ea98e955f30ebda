import { beforeEach, expect, it } from 'vitest'
import { recentSearches } from './recent-searches.ts'

beforeEach(() => recentSearches.clear())

it('keeps the latest first, each once, and no more than eight', () => {
  for (const words of ['a1', 'b2', 'c3', 'B2']) recentSearches.add(words)
  expect(recentSearches.read()).toEqual(['B2', 'c3', 'a1'])
  for (const words of ['d', 'e', 'f', 'g', 'h', 'i', 'j']) recentSearches.add(words)
  expect(recentSearches.read()).toHaveLength(8)
  expect(recentSearches.read()[0]).toBe('j')
})

it('forgets one, and all', () => {
  recentSearches.add('sea')
  recentSearches.add('harbor')
  recentSearches.remove('Sea')
  expect(recentSearches.read()).toEqual(['harbor'])
  recentSearches.clear()
  expect(recentSearches.read()).toEqual([])
})
