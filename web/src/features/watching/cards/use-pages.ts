import type { ContentCard, ReplyBody, RequestOf, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf } from '../../../app/api.ts'

type Lists = 'listContent' | 'listCreatorContent' | 'listSaved'
type Page = ReplyBody<Routes[Lists]>
type Pages = InfiniteData<Page, string | undefined>

export interface ContentPages {
  /** Undefined until the first page is there. */
  readonly content: readonly ContentCard[] | undefined
  readonly pageCount: number
  readonly error: ProblemError | null
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => void
  readonly retry: () => void
}

/** A piece that moved up while someone scrolled comes once, where it came first. */
const once = (pieces: readonly ContentCard[]) => [
  ...new Map(pieces.map((piece) => [piece.id, piece])).values(),
]

/** The first page may have come with the document, under the key of the plain read. */
export const usePages = <Name extends Lists>(
  name: Name,
  request: RequestOf<Routes[Name]>,
): ContentPages => {
  const queries = useQueryClient()
  const first = queries.getQueryState<Page>(readOf(name, ...([request] as never)).queryKey)
  const list = useInfiniteQuery<Page, ProblemError, Pages, readonly unknown[], string | undefined>({
    queryKey: [name, request, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) => {
      const asked = request as { query?: object }
      const next = { ...asked, query: { ...asked.query, cursor } }
      return api.call(name, ...([next, { signal }] as never)) as Promise<Page>
    },
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    ...(first?.data
      ? {
          initialData: { pages: [first.data], pageParams: [undefined] },
          initialDataUpdatedAt: first.dataUpdatedAt,
        }
      : {}),
  })
  return {
    content: list.data && once(list.data.pages.flatMap((page) => page.content)),
    pageCount: list.data?.pages.length ?? 0,
    error: list.error,
    isFetching: list.isFetching,
    isFetchingNextPage: list.isFetchingNextPage,
    isFetchNextPageError: list.isFetchNextPageError,
    hasNextPage: list.hasNextPage,
    fetchNextPage: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}
