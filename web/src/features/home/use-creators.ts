import type { ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../app/api.ts'
import type { CreatorPages } from '../../app/people.ts'

type Page = ReplyBody<Routes['listCreators']>
const limit = 12

export const useCreators = () => {
  const { data, refetch, ...list } = useInfiniteQuery<
    Page,
    ProblemError,
    CreatorPages,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['listCreators', { query: { limit } }],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listCreators', { query: { limit, cursor } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
  return {
    ...list,
    retry: () => void refetch(),
    creators: data?.pages.flatMap((page) => page.creators),
  }
}
