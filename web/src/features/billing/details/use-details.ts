import type { BillingDetails } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf, useAction } from '../../../core/api/api.ts'

const read = readOf('readBillingDetails')

export const useDetails = () => {
  const { data, ...rest } = useQuery(read)
  return { ...rest, details: data?.details }
}

/** Shows what the server has saved. */
export const useSaveDetails = () => {
  const queries = useQueryClient()
  return useAction<{ details: BillingDetails }, ProblemError, Partial<BillingDetails>>({
    mutationKey: ['saveBillingDetails'],
    mutationFn: (body) => api.call('saveBillingDetails', { body }),
    onSuccess: (kept) => queries.setQueryData(read.queryKey, kept),
  })
}
