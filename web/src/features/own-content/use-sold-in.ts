import { currencies } from '@fanfare/contract/money'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import type { OwnContentQuery } from './own-content-query.ts'

/** Asked as the Earnings tab asks, they share it. */
const request = { query: { period: '30d' } } as const

/**
 * The currencies this creator has sold in, the most used first; all there are where that cannot be
 * known. Only a list by revenue asks, and waits for it: in another currency it would be all zeros.
 */
export const useSoldIn = ({ sortBy, currency }: OwnContentQuery) => {
  const enabled = sortBy === 'revenue'
  const { data, isLoading } = useQuery({ ...readOf('readEarnings', request), enabled })
  const soldIn = enabled && !isLoading ? (data?.currencies ?? currencies) : []
  return { soldIn, currency: soldIn.find((one) => one === currency) ?? soldIn[0], isLoading }
}
