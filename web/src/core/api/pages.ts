import type { ReplyBody, RequestOf, RouteName, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api, readOf } from './api.ts'

interface Paged {
  readonly nextCursor: string | null
}
type PagedRoute = {
  [Name in RouteName]: ReplyBody<Routes[Name]> extends Paged ? Name : never
}[RouteName]

type Cursor = string | undefined
export type PagesOf<Name extends PagedRoute> = InfiniteData<ReplyBody<Routes[Name]>, Cursor>

interface Options {
  readonly enabled?: boolean
  /** Shows the list before while another one is asked for. */
  readonly keepsLast?: boolean
}

/**
 * A list that is read page after page. The first page may have come with the document, under the
 * key of the plain read.
 */
export const usePages = <Name extends PagedRoute>(
  name: Name,
  request: RequestOf<Routes[Name]>,
  { enabled = true, keepsLast = false }: Options = {},
) => {
  type Page = ReplyBody<Routes[Name]>
  const queries = useQueryClient()
  const first = queries.getQueryState<Page>(readOf(name, ...([request] as never)).queryKey)
  return useInfiniteQuery<Page, ProblemError, PagesOf<Name>, readonly unknown[], Cursor>({
    enabled,
    queryKey: [name, request, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) => {
      const asked = request as { query?: object }
      const next = { ...asked, query: { ...asked.query, cursor } }
      return api.call(name, ...([next, { signal }] as never))
    },
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as Paged).nextCursor ?? undefined,
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(first?.data
      ? {
          initialData: { pages: [first.data], pageParams: [undefined] },
          initialDataUpdatedAt: first.dataUpdatedAt,
        }
      : {}),
  })
}
