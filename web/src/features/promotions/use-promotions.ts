import type { ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, readOf, useCommand } from '../../app/api.ts'

type Page = ReplyBody<Routes['listPromotions']>

export const usePromotions = () => {
  const { data, ...list } = useInfiniteQuery<
    Page,
    ProblemError,
    { pages: Page[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['listPromotions', {}, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listPromotions', { query: { limit: 20, cursor } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return { ...list, promotions: data?.pages.flatMap(({ promotions }) => promotions) }
}

const refresh = ['listPromotions'] as const
export const useCreatePromotion = () => useCommand('createPromotion', { refresh })
export const useEndPromotion = () => useCommand('endPromotion', { refresh })

/** What a code can be made for: published pieces with a price, newest first, found by title. */
export const usePricedPieces = (title: string) => {
  const query = { status: 'published', limit: 50, ...(title ? { q: title } : {}) } as const
  const read = useQuery(readOf('listLibrary', { query }))
  return { ...read, pieces: read.data?.content.filter(({ pricing }) => pricing.type === 'paid') }
}
