import type { CreatorSummary } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { usePages } from '../../../core/api/pages.ts'
import type { Viewer } from '../../../core/session/viewer.ts'

const shown = 6
const request = { query: { limit: 12 } }

/** Those whom many begin to follow; where they are few, the newest creators. */
export const useCreatorsToFollow = (viewer: Viewer) => {
  const trending = useQuery(readOf('listTrendingCreators'))
  const others = usePages('listCreators', request)
  const newest = others.data?.pages[0]?.creators
  const found: readonly CreatorSummary[] | undefined =
    trending.data || newest ? [...(trending.data?.creators ?? []), ...(newest ?? [])] : undefined
  const isReading = trending.isPending || others.isPending
  const once = new Map(found?.map((creator) => [creator.id, creator]))
  once.delete(viewer.id)
  return {
    creators: found && !isReading ? [...once.values()].slice(0, shown) : undefined,
    error: isReading ? null : (trending.error ?? others.error),
    isFetching: trending.isFetching || others.isFetching,
    refetch: () => {
      void trending.refetch()
      void others.refetch()
    },
  }
}
