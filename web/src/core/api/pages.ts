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
  /** Not read again because somebody comes back to it: the page says what is new instead. */
  readonly isSteady?: boolean
  /** Read again whenever somebody comes to it, such as what they did a moment ago. */
  readonly isFresh?: boolean
}

const pagesKey = (name: PagedRoute, request: unknown) => [name, request, 'pages'] as const

const readPage = <Name extends PagedRoute>(
  name: Name,
  request: RequestOf<Routes[Name]>,
  cursor: Cursor,
  signal?: AbortSignal,
): Promise<ReplyBody<Routes[Name]>> => {
  const asked = request as { query?: object }
  const next = { ...asked, query: { ...asked.query, cursor } }
  return api.call(name, ...([next, { signal }] as never))
}

/** Puts a list back to its first page, read anew; until that is there the list stays as it is. */
export const useReadFromTop = () => {
  const queries = useQueryClient()
  return async <Name extends PagedRoute>(name: Name, request: RequestOf<Routes[Name]>) => {
    const queryKey = pagesKey(name, request)
    const first = await readPage(name, request, undefined)
    await queries.cancelQueries({ queryKey, exact: true })
    queries.setQueryData<PagesOf<Name>>(queryKey, { pages: [first], pageParams: [undefined] })
  }
}

/**
 * A list that is read page after page. The first page may have come with the document, under the
 * key of the plain read.
 */
export const usePages = <Name extends PagedRoute>(
  name: Name,
  request: RequestOf<Routes[Name]>,
  { enabled = true, keepsLast = false, isSteady = false, isFresh = false }: Options = {},
) => {
  type Page = ReplyBody<Routes[Name]>
  const queries = useQueryClient()
  const first = queries.getQueryState<Page>(readOf(name, ...([request] as never)).queryKey)
  return useInfiniteQuery<Page, ProblemError, PagesOf<Name>, readonly unknown[], Cursor>({
    enabled,
    queryKey: pagesKey(name, request),
    queryFn: ({ pageParam: cursor, signal }) => readPage(name, request, cursor, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as Paged).nextCursor ?? undefined,
    refetchOnWindowFocus: !isSteady,
    refetchOnReconnect: !isSteady,
    refetchOnMount: ({ state }) => !isSteady || state.isInvalidated,
    ...(isFresh ? { staleTime: 0 } : {}),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(first?.data
      ? {
          initialData: { pages: [first.data], pageParams: [undefined] },
          initialDataUpdatedAt: first.dataUpdatedAt,
        }
      : {}),
  })
}
