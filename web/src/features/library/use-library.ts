import type { ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../app/api.ts'
import { useTopic } from '../../app/realtime/use-topic.ts'
import { useViewer } from '../../app/viewer.ts'
import type { LibraryQuery } from './library-query.ts'

type Page = ReplyBody<Routes['listLibrary']>
const limit = 24

export const useLibrary = (query: LibraryQuery) => {
  const viewer = useViewer()
  const { data, refetch, ...list } = useInfiniteQuery<
    Page,
    ProblemError,
    InfiniteData<Page, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['listLibrary', { query: { ...query, limit } }],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listLibrary', { query: { ...query, limit, cursor } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: (before) => before,
  })
  useTopic(viewer ? `account:${viewer.id}` : null, ({ what }) => {
    if (what !== 'picture') void refetch()
  })
  return {
    ...list,
    retry: () => void refetch(),
    items: data?.pages.flatMap((page) => page.content),
  }
}
