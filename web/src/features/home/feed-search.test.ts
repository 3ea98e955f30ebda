import { expect, test } from 'vitest'
import { discoverRequest, feedOf, followingRequest, readFeedSearch } from './feed-search.ts'

test('ignores unknown values in the address', () => {
  const known = { feed: 'discover', type: 'video', category: 'art', sort: 'popular', tag: 'tide' }
  expect(readFeedSearch(known)).toEqual(known)
  const odd = { feed: 'best', type: 'film', category: ['art'], sort: 'worst', tag: 7 }
  expect(Object.values(readFeedSearch(odd)).filter((value) => value !== undefined)).toEqual([])
})

test('opens with Following for whoever follows somebody, unless the address says otherwise', () => {
  expect(feedOf({}, true)).toBe('following')
  expect(feedOf({}, false)).toBe('discover')
  expect(feedOf({ feed: 'discover' }, true)).toBe('discover')
  expect(feedOf({ feed: 'following' }, false)).toBe('following')
})

test('finds categories and tags in Discover, where alone they are', () => {
  expect(feedOf({ category: 'art' }, true)).toBe('discover')
  expect(feedOf({ tag: 'tide' }, true)).toBe('discover')
  expect(feedOf({ type: 'video', sort: 'popular' }, true)).toBe('following')
  const everything = readFeedSearch({ type: 'video', category: 'art', tag: 'tide' })
  expect(followingRequest(everything)).toEqual({
    query: { limit: 24, sortBy: 'latest', type: 'video' },
  })
})

test('requests the unfiltered list under the key the document fills', () => {
  expect(discoverRequest(readFeedSearch({}))).toEqual({ query: { limit: 24, sortBy: 'latest' } })
})
