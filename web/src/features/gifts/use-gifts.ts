import type { OrderId, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf, useCommand } from '../../app/api.ts'
import { useTopic } from '../../app/realtime/use-topic.ts'
import { useViewer } from '../../app/viewer.ts'

type Page = ReplyBody<Routes['listGifts']>

/** Everything they have given, newest first. */
export const useGifts = () => {
  const { data, ...list } = useInfiniteQuery<
    Page,
    ProblemError,
    { pages: Page[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['listGifts', {}, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listGifts', { query: { limit: 10, cursor } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return { ...list, gifts: data?.pages.flatMap(({ gifts }) => gifts) }
}

/** One of them; when somebody claims it, the open page says so. */
export const useGift = (id: OrderId) => {
  const queries = useQueryClient()
  const viewer = useViewer()
  const query = readOf('readGift', { params: { id } })
  useTopic(viewer ? `account:${viewer.id}` : null, ({ what }) => {
    if (what === 'gift' || what === 'anything') void queries.invalidateQueries(query)
  })
  return useQuery(query)
}

const refresh = ['readGift', 'listGifts'] as const
export const useWriteMessage = () => useCommand('writeGiftMessage', { refresh })
export const useRenewLink = () => useCommand('renewGiftLink', { refresh })
export const useMailGift = () => useCommand('mailGift')
export const useClaimGift = () =>
  useCommand('claimGift', { refresh: ['readGiftOffer', 'readContent'] })
