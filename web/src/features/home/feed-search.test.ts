import { expect, test } from 'vitest'
import { feedOf, feedRequest, forYouRequest, isOverview, readFeedSearch } from './feed-search.ts'

test('ignores unknown values in the address', () => {
  const known = { feed: 'discover', type: 'video', sort: 'popular', category: 'art' }
  expect(readFeedSearch(known)).toEqual(known)
  const odd = { feed: 'best', type: ['video'], sort: 'worst', category: 'odd' }
  expect(Object.values(readFeedSearch(odd)).filter((value) => value !== undefined)).toEqual([])
})

test('opens with Following for whoever follows somebody, unless the address says otherwise', () => {
  expect(feedOf({}, true)).toBe('following')
  expect(feedOf({}, false)).toBe('discover')
  expect(feedOf({ feed: 'discover' }, true)).toBe('discover')
  expect(feedOf({ feed: 'following' }, false)).toBe('following')
})

test('requests the unfiltered list under the key the document fills', () => {
  expect(feedRequest(readFeedSearch({}))).toEqual({ query: { limit: 24, sortBy: 'latest' } })
})

test('is the overview until the address asks for a list, whatever For you is narrowed to', () => {
  expect(isOverview(readFeedSearch({}))).toBe(true)
  expect(isOverview(readFeedSearch({ category: 'art' }))).toBe(true)
  for (const asked of [{ feed: 'following' }, { type: 'video' }, { sort: 'popular' }]) {
    expect(isOverview(readFeedSearch(asked))).toBe(false)
  }
  expect(forYouRequest({ category: 'art' })).toEqual({ query: { limit: 24, category: 'art' } })
})
