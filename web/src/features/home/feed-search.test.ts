import { expect, test } from 'vitest'
import { feedRequest, readFeedSearch } from './feed-search.ts'

test('ignores unknown values in the address', () => {
  expect(readFeedSearch({ type: 'video', category: 'art', sort: 'popular', tag: 'tide' })).toEqual({
    type: 'video',
    category: 'art',
    sort: 'popular',
    tag: 'tide',
  })
  const odd = readFeedSearch({ type: 'film', category: ['art'], sort: 'worst', tag: 7 })
  expect(Object.values(odd)).toEqual([undefined, undefined, undefined, undefined])
})

test('requests the unfiltered list under the key the document fills', () => {
  expect(feedRequest(readFeedSearch({}))).toEqual({ query: { limit: 24, sortBy: 'latest' } })
})
