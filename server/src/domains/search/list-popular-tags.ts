import { after } from '../../platform/clock/after.ts'
import type { Scope } from '../../platform/scope.ts'
import { listCards } from '../catalog/index.ts'
import { orFallback } from './query/away.ts'
import { seenBy } from './query/filters.ts'
import { readHidden } from './query/hidden.ts'

const latelyMs = 90 * 86_400_000
const sample = 50

/** While the engine is away: of the most popular posts, which is few of them. */
const tagsOfPopular = async (scope: Scope) => {
  const { content } = await listCards(scope, {
    sortBy: 'popular',
    sortOrder: 'desc',
    limit: sample,
  })
  const counts = new Map<string, number>()
  for (const tag of content.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count)
}

export const listPopularTags = async (scope: Scope, limit: number) => {
  const seen = seenBy(scope.actor, await readHidden(scope), 'creatorId')
  const since = after(scope.now(), -latelyMs).toISOString()
  const tags = await orFallback(
    scope,
    async () => {
      const filter = [...seen.filter, { range: { publishedAt: { gte: since } } }]
      const body = {
        query: { bool: { filter, must_not: seen.must_not } },
        size: 0,
        track_total_hits: false,
        aggs: { tags: { terms: { field: 'tags', size: limit } } },
      }
      const [{ aggregations }] = await scope.search.search([{ index: 'content', body }])
      const buckets = aggregations?.tags?.buckets ?? []
      return buckets.map(({ key, doc_count }) => ({ tag: String(key), count: doc_count }))
    },
    () => tagsOfPopular(scope),
  )
  return { tags: tags.slice(0, limit) }
}
