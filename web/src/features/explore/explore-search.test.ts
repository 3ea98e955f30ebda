import { expect, test } from 'vitest'
import {
  creatorRequest,
  readCreatorSearch,
  readExploreSearch,
  readTopicSearch,
  topicRequest,
} from './explore-search.ts'

test('ignores unknown values in the address', () => {
  expect(readExploreSearch({ category: 'sports' })).toEqual({ category: undefined })
  expect(readExploreSearch({ category: 'art' })).toEqual({ category: 'art' })
  expect(readTopicSearch({ type: 'film', sort: 'worst' })).toEqual({})
  const odd = { sort: 'luck', category: ['art'], verified: 'no', tiers: 1, new: {} }
  expect(creatorRequest(readCreatorSearch(odd))).toEqual({
    query: { limit: 24, sort: 'followers' },
  })
})

test('understands filters that the router has read as more than words', () => {
  const search = readCreatorSearch({ verified: true, new: 'true', category: 'art', sort: 'newest' })
  expect(creatorRequest(search).query).toEqual({
    limit: 24,
    sort: 'newest',
    category: 'art',
    verified: 'true',
    new: 'true',
  })
})

test('requests the plain list of a topic under the key the document fills', () => {
  const plain = readTopicSearch({})
  expect(topicRequest({ category: 'art' }, plain)).toEqual({
    query: { limit: 24, sortBy: 'latest', category: 'art' },
  })
  expect(topicRequest({ tag: 'tide' }, { type: 'video', sort: 'popular' }).query).toEqual({
    limit: 24,
    sortBy: 'popular',
    type: 'video',
    tag: 'tide',
  })
})
