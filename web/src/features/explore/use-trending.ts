import type { CategorySlug } from '@fanfare/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { useMedia } from '../../core/device/use-media.ts'
import type { ContentPages } from '../content-cards/index.ts'

/** Two rows on a wide screen; on a phone as many as leave the rest of the page within reach. */
const shown = { wide: 8, phone: 4 }

/** One page and no more: what is trending has a beginning, not an end. */
export const useTrending = (category: CategorySlug | undefined): ContentPages => {
  const isPhone = useMedia('(max-width: 767px)')
  const read = useQuery(readOf('listTrending', { query: category ? { category } : {} }))
  return {
    content: read.data?.content.slice(0, isPhone ? shown.phone : shown.wide),
    pinnedId: null,
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
