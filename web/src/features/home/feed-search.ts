import type { ContentType } from '@fanfare/contract'
import { type CategorySlug, categorySlugs } from '@fanfare/contract/categories'

export type Sort = 'latest' | 'popular' | 'ai'
export type FeedName = 'following' | 'discover'

/** What the home page shows. */
export interface FeedSearch {
  readonly feed?: FeedName | undefined
  readonly type?: ContentType | undefined
  readonly sort?: Sort | undefined
  /** Narrows what is chosen for the viewer where nothing else is said. */
  readonly category?: CategorySlug | undefined
}

const feeds: readonly FeedName[] = ['following', 'discover']
const types: readonly ContentType[] = ['video', 'audio', 'image', 'article']

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

/** From the address, where anything may stand. */
export const readFeedSearch = (search: Record<string, unknown>): FeedSearch => ({
  feed: oneOf(feeds, search.feed),
  type: oneOf(types, search.type),
  sort: oneOf<Sort>(['popular', 'ai'], search.sort),
  category: oneOf(categorySlugs, search.category),
})

/** An address that asks for no list in particular. */
export const isOverview = ({ feed, type, sort }: FeedSearch) => !feed && !type && !sort

/** Which feed an address means to somebody who is signed in. */
export const feedOf = ({ feed }: FeedSearch, isFollowing: boolean): FeedName =>
  feed ?? (isFollowing ? 'following' : 'discover')

const pageSize = 24

/** For You is there for whoever is signed in, and in Discover alone. */
const plainSort = (sort: Sort | undefined): Exclude<Sort, 'ai'> =>
  sort === 'popular' ? sort : 'latest'

/** What both feeds are asked for; the server puts its answer to the plain one into the document of the home page. */
export const feedRequest = ({ type, sort }: FeedSearch) => ({
  query: { limit: pageSize, sortBy: plainSort(sort), ...(type ? { type } : {}) },
})

export const forYouRequest = ({ type, category }: FeedSearch) => ({
  query: { limit: pageSize, ...(type ? { type } : {}), ...(category ? { category } : {}) },
})
