import {
  type AccountId,
  type Currency,
  currencies,
  type SearchFacets,
  type SearchFilters,
  type SearchType,
} from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'

/** A clause of the engine's query language. */
export type Clause = Readonly<Record<string, unknown>>

const typesOf = (type: SearchType) => (type === 'text' ? ['article'] : [type])
export const searchTypeOf = (type: string): SearchType =>
  type === 'article' ? 'text' : (type as SearchType)

/** What every question is asked under: nothing of whom the viewer may not see is even counted. */
export const seenBy = (
  actor: Actor,
  hidden: ReadonlySet<AccountId>,
  person: 'creatorId' | 'id',
): { filter: Clause[]; must_not: Clause[] } => ({
  filter: actor.kind === 'account' ? [] : [{ term: { audience: 'everyone' } }],
  must_not: hidden.size > 0 ? [{ terms: { [person]: [...hidden] } }] : [],
})

/** The engine refuses numbers that its field cannot hold; nothing is as dear or as long. */
const most = 2_147_483_647

type Range = NonNullable<SearchFilters['priceRange']>

const bounds = ({ min, max }: Range) => ({
  ...(min === undefined ? {} : { gte: Math.min(min, most) }),
  ...(max === undefined ? {} : { lte: Math.min(max, most) }),
})

/** Whether something is for sale is the same in every currency; how much it costs is compared in one. */
const priced = (range: Range, currency: Currency): Clause => {
  const isForSale = range.min === 1 && range.max === undefined
  const compared = isForSale ? currencies : [currency]
  return {
    bool: { should: compared.map((code) => ({ range: { [`price.${code}`]: bounds(range) } })) },
  }
}

/** Those without values to choose from beside the results. */
export const plainFilters = (filters: SearchFilters, currency: Currency): Clause[] => {
  const { priceRange, duration, dateRange } = filters
  return [
    ...(priceRange ? [priced(priceRange, currency)] : []),
    ...(duration ? [{ range: { duration: bounds(duration) } }] : []),
    ...(dateRange
      ? [{ range: { publishedAt: { gte: dateRange.from ?? null, lte: dateRange.to ?? null } } }]
      : []),
  ]
}

type FacetName = keyof SearchFacets
export type FacetFilters = Partial<Record<FacetName, Clause[]>>

export const facetFilters = (filters: SearchFilters): FacetFilters => {
  const { category, contentType, verified, tags } = filters
  return {
    ...(category ? { category: [{ term: { category } }] } : {}),
    ...(contentType ? { contentType: [{ terms: { type: typesOf(contentType) } }] } : {}),
    ...(verified ? { verified: [{ term: { isVerified: true } }] } : {}),
    ...(tags ? { tags: tags.map((tag) => ({ term: { tags: tag } })) } : {}),
  }
}

/** All of them but one's own: a facet counts what choosing another of its values would find. */
export const otherThan = (filters: FacetFilters, own?: FacetName): Clause[] =>
  Object.entries(filters).flatMap(([name, clauses]) => (name === own ? [] : clauses))
