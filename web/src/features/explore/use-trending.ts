import type { CategorySlug } from '@fanfare/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import type { ContentPages } from '../watching/index.ts'

const shown = 12

/** One page and no more: what is trending has a beginning, not an end. */
export const useTrending = (category: CategorySlug | undefined): ContentPages => {
  const read = useQuery(readOf('listTrending', { query: category ? { category } : {} }))
  return {
    content: read.data?.content.slice(0, shown),
    pageCount: 1,
    readAt: read.dataUpdatedAt,
    error: read.error,
    isFetching: read.isFetching,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    hasNextPage: false,
    fetchNextPage: () => {},
    retry: () => void read.refetch(),
  }
}
