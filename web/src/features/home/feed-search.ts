import type { ContentType } from '@fanfare/contract'
import { type CategorySlug, categorySlugs } from '@fanfare/contract/categories'

export type Sort = 'latest' | 'popular'

/** What the list on the home page is narrowed to. */
export interface FeedSearch {
  readonly type?: ContentType | undefined
  readonly category?: CategorySlug | undefined
  readonly tag?: string | undefined
  readonly sort?: Sort | undefined
}

const types: readonly ContentType[] = ['video', 'audio', 'image', 'article']
const longestTag = 30

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

/** From the address, where anything may stand. */
export const readFeedSearch = (search: Record<string, unknown>): FeedSearch => ({
  type: oneOf(types, search.type),
  category: oneOf(categorySlugs, search.category),
  tag: typeof search.tag === 'string' && search.tag ? search.tag.slice(0, longestTag) : undefined,
  sort: oneOf<Sort>(['popular'], search.sort),
})

const pageSize = 24

/** The server puts its answer to exactly this into the document of the home page. */
export const feedRequest = ({ type, category, tag, sort }: FeedSearch) => ({
  query: {
    limit: pageSize,
    sortBy: sort ?? 'latest',
    ...(type ? { type } : {}),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
  },
})
