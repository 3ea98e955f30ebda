import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'

const nothing = { queries: [], tags: [], creators: [] }

/** What others look for this week. Without an answer nothing is offered, and nothing is said. */
export const useTrendingSearches = () =>
  useQuery({ ...readOf('listTrendingSearches'), retry: false }).data ?? nothing
