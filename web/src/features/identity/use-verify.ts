import type { ProblemError } from '@fanfare/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api/api.ts'
import { viewerQuery } from '../../core/session/viewer.ts'

/**
 * Opening the link is the command. As a query it runs once for a token however often the screen is
 * drawn or come back to; a second run would find the link used.
 */
export const useVerify = (token: string | null) => {
  const queries = useQueryClient()
  return useQuery<'done', ProblemError>({
    queryKey: ['verifyEmail', token],
    enabled: token !== null,
    queryFn: async (): Promise<'done'> => {
      await api.call('verifyEmail', { body: { token: token as string } })
      await queries.invalidateQueries({ queryKey: viewerQuery.queryKey })
      return 'done'
    },
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
