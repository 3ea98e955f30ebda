import type { Currency, RefundStatus, ReportPeriod } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

const reads = ['readEarnings', 'listSales', 'listRefundRequests', 'listDisputes'] as const

/** Reads again when a refund or dispute arrives while somebody looks. */
export const useEarnings = (currency: Currency | undefined, period: ReportPeriod) => {
  useRefreshOn(['earnings'], reads)
  return useQuery(readOf('readEarnings', { query: { currency, period } }))
}

export const useSales = (currency: Currency, refundStatus: RefundStatus | undefined) => {
  const { data, ...list } = usePages('listSales', { query: { currency, refundStatus } })
  return { ...list, rows: data?.pages.flatMap(({ sales }) => sales) }
}

export const useRefundRequests = () => {
  const { data, ...list } = usePages('listRefundRequests', { query: {} })
  return { ...list, rows: data?.pages.flatMap(({ refunds }) => refunds) }
}

export const useDisputes = () => {
  const { data, ...list } = usePages('listDisputes', { query: {} })
  return { ...list, rows: data?.pages.flatMap(({ disputes }) => disputes) }
}
