import type { ContentType } from '@fanfare/contract'
import { type CategorySlug, categorySlugs } from '@fanfare/contract/categories'

const types: readonly ContentType[] = ['video', 'audio', 'image', 'article']

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

type Address = Readonly<Record<string, unknown>>

/** What the page of Explore is narrowed to; from the address, where anything may stand. */
export const readExploreSearch = ({ category }: Address) => ({
  category: oneOf(categorySlugs, category),
})

/** What the posts of a category or a tag are narrowed to. */
export interface TopicSearch {
  readonly type?: ContentType | undefined
  readonly sort?: 'popular' | undefined
}

export const readTopicSearch = ({ type, sort }: Address): TopicSearch => ({
  type: oneOf(types, type),
  sort: oneOf(['popular'], sort),
})

export type Topic =
  | { readonly category: CategorySlug; readonly tag?: undefined }
  | { readonly tag: string; readonly category?: undefined }

/** The server puts its answer to the plain one into the document of the page. */
export const topicRequest = (topic: Topic, { type, sort }: TopicSearch) => ({
  query: { limit: 24, sortBy: sort ?? ('latest' as const), ...(type ? { type } : {}), ...topic },
})

const creatorSorts = ['followers', 'trending', 'newest'] as const
export type CreatorSort = (typeof creatorSorts)[number]

/** What the list of all creators is narrowed to. */
export interface CreatorSearch {
  readonly sort: CreatorSort
  readonly category?: CategorySlug | undefined
  readonly verified?: 'true' | undefined
  readonly tiers?: 'true' | undefined
  readonly new?: 'true' | undefined
}

/** The router reads `true` as more than a word. */
const isOn = (value: unknown) => (value === true || value === 'true' ? 'true' : undefined)

export const readCreatorSearch = (address: Address): CreatorSearch => ({
  sort: oneOf(creatorSorts, address.sort) ?? 'followers',
  category: oneOf(categorySlugs, address.category),
  verified: isOn(address.verified),
  tiers: isOn(address.tiers),
  new: isOn(address.new),
})

export const creatorRequest = ({ sort, category, verified, tiers, new: isNew }: CreatorSearch) => ({
  query: {
    limit: 24,
    sort,
    ...(category ? { category } : {}),
    ...(verified ? { verified } : {}),
    ...(tiers ? { tiers } : {}),
    ...(isNew ? { new: isNew } : {}),
  },
})
