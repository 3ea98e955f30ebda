import type { SearchFacets } from '@fanfare/contract'
import type { Found } from '../../../platform/search/queries.ts'
import { type FacetFilters, otherThan, searchTypeOf } from './filters.ts'

const fields = {
  category: { field: 'category', size: 20 },
  contentType: { field: 'type', size: 10 },
  verified: { field: 'isVerified', size: 2 },
  tags: { field: 'tags', size: 20 },
} as const

type FacetName = keyof typeof fields

export const noFacets: SearchFacets = { category: [], contentType: [], verified: [], tags: [] }

export const facetsOf = (names: readonly FacetName[], filters: FacetFilters) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        filter: { bool: { filter: otherThan(filters, name) } },
        aggs: { values: { terms: fields[name] } },
      },
    ]),
  )

/** Counts of several passes, which find different things, are added. */
const counted = <Value>(
  passes: readonly Found[],
  name: FacetName,
  readKey: (key: string) => Value,
): { value: Value; count: number }[] => {
  const counts = new Map<Value, number>()
  for (const { aggregations } of passes) {
    for (const bucket of aggregations?.[name]?.values.buckets ?? []) {
      const value = readKey(bucket.key_as_string ?? String(bucket.key))
      counts.set(value, (counts.get(value) ?? 0) + bucket.doc_count)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

export const presentFacets = (passes: readonly Found[]): SearchFacets => ({
  category: counted(passes, 'category', (key) => key as SearchFacets['category'][number]['value']),
  contentType: counted(passes, 'contentType', searchTypeOf),
  verified: counted(passes, 'verified', (key) => key === 'true'),
  tags: counted(passes, 'tags', (key) => key),
})
