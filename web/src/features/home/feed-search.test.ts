import { expect, test } from 'vitest'
import { feedRequest, readFeedSearch } from './feed-search.ts'

test('what the address says is believed only where it is known', () => {
  expect(readFeedSearch({ type: 'video', category: 'art', sort: 'popular', tag: 'tide' })).toEqual({
    type: 'video',
    category: 'art',
    sort: 'popular',
    tag: 'tide',
  })
  const odd = readFeedSearch({ type: 'film', category: ['art'], sort: 'worst', tag: 7 })
  expect(Object.values(odd)).toEqual([undefined, undefined, undefined, undefined])
})

test('the plain list asks for what the document brings', () => {
  expect(feedRequest(readFeedSearch({}))).toEqual({ query: { limit: 24, sortBy: 'latest' } })
})
