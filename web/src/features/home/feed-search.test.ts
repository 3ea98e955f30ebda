import { expect, test } from 'vitest'
import { feedOf, feedRequest, readFeedSearch } from './feed-search.ts'

test('ignores unknown values in the address', () => {
  const known = { feed: 'discover', type: 'video', sort: 'popular' }
  expect(readFeedSearch(known)).toEqual(known)
  const odd = { feed: 'best', type: ['video'], sort: 'worst' }
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
