import type { SearchFacets } from '@fanfare/contract'
import type { Found } from '../../../platform/search/queries.ts'
import { searchTypeOf } from './filters.ts'

const fields = {
  category: { field: 'category', size: 20 },
  contentType: { field: 'type', size: 10 },
  verified: { field: 'isVerified', size: 2 },
  tags: { field: 'tags', size: 20 },
} as const

export type FacetName = keyof typeof fields

export const noFacets: SearchFacets = { category: [], contentType: [], verified: [], tags: [] }

export const termsOf = (names: readonly FacetName[]) =>
  Object.fromEntries(names.map((name) => [name, { terms: fields[name] }]))

/** Each facet is counted by one answer of a pass; several passes, which find different things, are added. */
const counted = <Value>(
  answers: readonly Found[],
  name: FacetName,
  readKey: (key: string) => Value,
): { value: Value; count: number }[] => {
  const counts = new Map<Value, number>()
  for (const { aggregations } of answers) {
    for (const bucket of aggregations?.[name]?.buckets ?? []) {
      const value = readKey(bucket.key_as_string ?? String(bucket.key))
      counts.set(value, (counts.get(value) ?? 0) + bucket.doc_count)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

export const presentFacets = (answers: readonly Found[]): SearchFacets => ({
  category: counted(answers, 'category', (key) => key as SearchFacets['category'][number]['value']),
  contentType: counted(answers, 'contentType', searchTypeOf),
  verified: counted(answers, 'verified', (key) => key === 'true'),
  tags: counted(answers, 'tags', (key) => key),
})
