import type { ContentCard, ContentId, RecommendedCard, RequestOf, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { usePages } from '../../core/api/pages.ts'

type Lists =
  | 'listContent'
  | 'listCreatorContent'
  | 'listFollowingContent'
  | 'listForYou'
  | 'listSaved'
type CardOf<Name extends Lists> = Name extends 'listForYou' ? RecommendedCard : ContentCard

export interface ContentPages<Card extends ContentCard = ContentCard> {
  /** Undefined until the first page is there. */
  readonly content: readonly Card[] | undefined
  /** The first of them, if its creator put it there. */
  readonly pinnedId: ContentId | null
  readonly pageCount: number
  /** When it was read last, in milliseconds. */
  readonly readAt: number
  readonly error: ProblemError | null
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => void
  readonly retry: () => void
}

/** A post that moved up while someone scrolled comes once, where it came first. */
const once = <Card extends ContentCard>(contents: readonly Card[]) => [
  ...new Map(contents.map((content) => [content.id, content])).values(),
]

type Pages = Omit<ReturnType<typeof usePages>, 'data'> & {
  readonly data: { readonly pages: readonly unknown[] } | undefined
}

/** Any list that is read page after page, of which these are the posts so far. */
export const contentPages = <Card extends ContentCard>(
  list: Pages,
  content: readonly Card[] | undefined,
): ContentPages<Card> => ({
  content: content && once(content),
  pinnedId: null,
  pageCount: list.data?.pages.length ?? 0,
  readAt: list.dataUpdatedAt,
  error: list.error,
  isFetching: list.isFetching,
  isFetchingNextPage: list.isFetchingNextPage,
  isFetchNextPageError: list.isFetchNextPageError,
  hasNextPage: list.hasNextPage,
  fetchNextPage: () => void list.fetchNextPage(),
  retry: () => void list.refetch(),
})

export const useContentPages = <Name extends Lists>(
  name: Name,
  request: RequestOf<Routes[Name]>,
  options?: Parameters<typeof usePages>[2],
): ContentPages<CardOf<Name>> => {
  const list = usePages<Lists>(name, request, options)
  const first = list.data?.pages[0]
  const content = list.data?.pages.flatMap((page) => page.content as CardOf<Name>[])
  return {
    ...contentPages(list, content),
    pinnedId: first && 'pinnedId' in first ? first.pinnedId : null,
  }
}
