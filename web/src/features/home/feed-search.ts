import type { ContentType } from '@fanfare/contract'
import { type CategorySlug, categorySlugs } from '@fanfare/contract/categories'

export type Sort = 'latest' | 'popular' | 'ai'
export type FeedName = 'following' | 'discover'

/** What the list on the home page is narrowed to. */
export interface FeedSearch {
  readonly feed?: FeedName | undefined
  readonly type?: ContentType | undefined
  readonly category?: CategorySlug | undefined
  readonly tag?: string | undefined
  readonly sort?: Sort | undefined
}

const feeds: readonly FeedName[] = ['following', 'discover']
const types: readonly ContentType[] = ['video', 'audio', 'image', 'article']
const longestTag = 30

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

/** From the address, where anything may stand. */
export const readFeedSearch = (search: Record<string, unknown>): FeedSearch => ({
  feed: oneOf(feeds, search.feed),
  type: oneOf(types, search.type),
  category: oneOf(categorySlugs, search.category),
  tag: typeof search.tag === 'string' && search.tag ? search.tag.slice(0, longestTag) : undefined,
  sort: oneOf<Sort>(['popular', 'ai'], search.sort),
})

/**
 * Which feed an address means to somebody who is signed in. Categories and tags are found in
 * Discover only, so a link to one leads there.
 */
export const feedOf = ({ feed, category, tag }: FeedSearch, isFollowing: boolean): FeedName => {
  if (feed) return feed
  return isFollowing && !category && !tag ? 'following' : 'discover'
}

const pageSize = 24

/** For You is there for whoever is signed in, and in Discover alone. */
const plainSort = (sort: Sort | undefined): Exclude<Sort, 'ai'> =>
  sort === 'popular' ? sort : 'latest'

/** The server puts its answer to exactly this into the document of the home page. */
export const discoverRequest = ({ type, category, tag, sort }: FeedSearch) => ({
  query: {
    limit: pageSize,
    sortBy: plainSort(sort),
    ...(type ? { type } : {}),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
  },
})

export const followingRequest = ({ type, sort }: FeedSearch) => ({
  query: { limit: pageSize, sortBy: plainSort(sort), ...(type ? { type } : {}) },
})

export const forYouRequest = ({ type, category }: FeedSearch) => ({
  query: { limit: pageSize, ...(type ? { type } : {}), ...(category ? { category } : {}) },
})
