import { handlers } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/paging/keyset.ts'
import { readTrending } from '../../social/index.ts'
import { listPopularTags } from '../list-popular-tags.ts'
import { clearSearchHistory } from './clear-search-history.ts'
import { deleteSearchEntry } from './delete-search-entry.ts'
import { normalize } from './normalize.ts'
import { type HistoryRow, readHistory, readPopular } from './reader.ts'
import { trackSearch } from './track-search.ts'
import { trackSearchClick } from './track-search-click.ts'

const trending = { queries: 10, tags: 10, creators: 5 }

const keysOf = ({ searched_at, id }: HistoryRow) => [searched_at.toISOString(), id] as const

export const searchesRoutes = handlers({
  listSearchSuggestions: async ({ db }, { query }) => {
    const beginning = normalize(query.q)
    return { suggestions: beginning ? await readPopular(db, beginning, query.limit) : [] }
  },

  listTrendingSearches: async (scope) => {
    const [queries, { tags }, creators] = await Promise.all([
      readPopular(scope.db, '', trending.queries),
      listPopularTags(scope, trending.tags),
      readTrending(scope),
    ])
    return { queries, tags, creators: creators.slice(0, trending.creators) }
  },

  trackSearch: (scope, { body }) => trackSearch(scope, body.query),

  trackSearchClick: (scope, { body }) => trackSearchClick(scope, body),

  listSearchHistory: async ({ db, actor }, { query }) => {
    const { shown, hasMore, nextCursor } = await readPage(
      query,
      ['search-history', actor.accountId],
      keysOf,
      (start) => readHistory(db, actor.accountId, start),
    )
    const history = shown.map(({ id, query: typed, searched_at }) => ({
      id,
      query: typed,
      searchedAt: searched_at.toISOString(),
    }))
    return { history, hasMore, nextCursor }
  },

  clearSearchHistory: (scope) => clearSearchHistory(scope),

  deleteSearchEntry: (scope, { params }) => deleteSearchEntry(scope, params.id),
})
