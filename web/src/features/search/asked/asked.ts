import type { SearchFilters, SearchSort, SearchType } from '@fanfare/contract'
import { categorySlugs } from '@fanfare/contract/categories'
import { limits } from '@fanfare/contract/limits'
import { withSearch } from '../../../core/navigation/paths.ts'

/** What somebody looks for, as it stands in the address: back and reload keep it. */
export interface Asked {
  readonly q: string
  readonly filters: SearchFilters
  /** People instead of posts. */
  readonly isPeople: boolean
}

export const searchTypes = [
  'video',
  'image',
  'audio',
  'text',
] as const satisfies readonly SearchType[]

export const searchSorts = [
  ['relevance', 'Most Relevant'],
  ['recent', 'Newest First'],
  ['popular', 'Most Popular'],
  ['rating', 'Highest Rated'],
  ['price_low', 'Price: Low to High'],
  ['price_high', 'Price: High to Low'],
] as const satisfies readonly (readonly [SearchSort, string])[]

const sortNames = searchSorts.map(([sort]) => sort)
const mostTags = 10

type Unknown = Record<string, unknown>
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

const amount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

const instant = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : undefined

/** Without what is not there: it stands in an address, and is the name of a stored answer. */
const compact = <Part extends object>(part: Part) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Part]?: Exclude<Part[Key], undefined>
  }

const orNone = <Part extends object>(part: Part) =>
  Object.keys(part).length > 0 ? part : undefined

const range = (value: unknown) =>
  isObject(value) ? orNone(compact({ min: amount(value.min), max: amount(value.max) })) : undefined

const dates = (value: unknown) =>
  isObject(value)
    ? orNone(compact({ from: instant(value.from), to: instant(value.to) }))
    : undefined

const tags = (value: unknown) => {
  if (!Array.isArray(value)) return undefined
  const known = value.filter(
    (tag): tag is string => typeof tag === 'string' && tag.length > 0 && tag.length <= limits.tag,
  )
  return known.length > 0 ? [...new Set(known)].slice(0, mostTags) : undefined
}

/** Anything may stand in an address. What cannot be understood is left out, each by itself. */
const filtersFrom = (text: string | null): SearchFilters => {
  let said: unknown
  try {
    said = JSON.parse(text ?? '{}')
  } catch {
    console.warn('search: filters that cannot be read')
  }
  if (!isObject(said)) return {}
  const sortBy = oneOf(sortNames, said.sortBy)
  return compact({
    category: oneOf(categorySlugs, said.category),
    contentType: oneOf(searchTypes, said.contentType),
    priceRange: range(said.priceRange),
    duration: range(said.duration),
    verified: said.verified === true ? true : undefined,
    dateRange: dates(said.dateRange),
    tags: tags(said.tags),
    sortBy: sortBy === 'relevance' ? undefined : sortBy,
  }) as SearchFilters
}

export const askedFrom = (search: string): Asked => {
  const params = new URLSearchParams(search)
  return {
    q: params.get('q')?.trim().slice(0, limits.searchQuery) ?? '',
    filters: filtersFrom(params.get('filters')),
    isPeople: params.get('show') === 'people',
  }
}

export const hasFilters = (filters: SearchFilters) => Object.keys(filters).length > 0

/** As both routes take them. */
export const filtersText = (filters: SearchFilters) =>
  hasFilters(filters) ? JSON.stringify(filters) : undefined

/** The same filters with some changed; `undefined` takes one away. */
export const withFilters = (filters: SearchFilters, change: SearchFilters): SearchFilters =>
  compact({ ...filters, ...change }) as SearchFilters

/** The address names only what differs from a plain search. */
export const paramsOf = ({ q, filters = {}, isPeople }: Partial<Asked>) => ({
  q,
  filters: filtersText(filters),
  show: isPeople ? 'people' : undefined,
})

export const hrefOf = (asked: Partial<Asked> & { readonly q: string }) =>
  withSearch('/search', paramsOf(asked))
