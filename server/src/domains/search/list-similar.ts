import type { ContentId } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { listRelated, requireReachableContent, viewFound } from '../catalog/index.ts'
import { orFallback } from './query/away.ts'
import { seenBy } from './query/filters.ts'
import { readHidden } from './query/hidden.ts'

/** Posts with the words of this one in their titles, tags and descriptions. */
export const listSimilar = async (scope: Scope, id: ContentId, limit: number) => {
  const { row } = await requireReachableContent(scope, id)
  const hidden = await readHidden(scope)
  const seen = seenBy(scope.actor, hidden, 'creatorId')
  const text = [row.title, ...row.tags, row.description.slice(0, 500)].join(' ')
  const like = {
    more_like_this: {
      fields: ['title', 'tags.words', 'all'],
      like: text,
      min_term_freq: 1,
      min_doc_freq: 1,
      max_query_terms: 20,
      minimum_should_match: '20%',
    },
  }
  const similar = await orFallback(
    scope,
    async () => {
      const query = {
        bool: {
          must: [like],
          should: [{ term: { category: { value: row.category, boost: 2 } } }],
          filter: seen.filter,
          must_not: [...seen.must_not, { ids: { values: [id] } }],
        },
      }
      const body = {
        query,
        sort: [{ _score: 'desc' }, { id: 'desc' }],
        track_total_hits: false,
        _source: false,
        size: limit,
      }
      const [{ hits }] = await scope.search.search([{ index: 'content', body }])
      const found = await viewFound(
        scope,
        hits.hits.map(({ _id }) => _id as ContentId),
      )
      return found.map(({ card }) => card)
    },
    async () => (await listRelated(scope, id, [])).related,
  )
  return { similar: similar.filter(({ creator }) => !hidden.has(creator.id)).slice(0, limit) }
}
