import type { CreatorSummary } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { useCreators } from '../use-creators.ts'

const shown = 6

/** Those whom many begin to follow; where they are few, others of the list below the feed. */
export const useCreatorsToFollow = (viewer: Viewer) => {
  const trending = useQuery(readOf('listTrendingCreators'))
  const others = useCreators()
  const found: readonly CreatorSummary[] | undefined =
    trending.data || others.creators
      ? [...(trending.data?.creators ?? []), ...(others.creators ?? [])]
      : undefined
  const isReading = trending.isPending || others.isPending
  const once = new Map(found?.map((creator) => [creator.id, creator]))
  once.delete(viewer.id)
  return {
    creators: found && !isReading ? [...once.values()].slice(0, shown) : undefined,
    error: isReading ? null : (trending.error ?? others.error),
    isFetching: trending.isFetching || others.isFetching,
    refetch: () => {
      void trending.refetch()
      others.retry()
    },
  }
}
