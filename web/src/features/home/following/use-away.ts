import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf, useAction } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'

/** The posts wait for the answer, so that nothing moves them; but not for long. */
const patience = 2_000

/** Said once for each load of the page, however often somebody comes back to the feed. */
const visit = queryOptions({
  queryKey: ['visitFeed'],
  queryFn: () => api.call('visitFeed', undefined, { signal: AbortSignal.timeout(patience) }),
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What somebody missed. `isKnown` once it is settled whether they were away. */
export const useAway = (enabled: boolean) => {
  const queries = useQueryClient()
  const { data, isPending } = useQuery({ ...visit, enabled })
  const awaySince = data?.awaySince ?? null
  const read = useQuery({ ...readOf('readAway'), enabled: enabled && awaySince !== null })
  const { run } = useAction({
    mutationFn: () => api.call('dismissAway'),
    onMutate: () => queries.setQueryData(visit.queryKey, { awaySince: null }),
    onError: () => queries.setQueryData(visit.queryKey, { awaySince }),
  })
  const dismiss = () => void run().catch(toastProblem)
  return { isKnown: !isPending, awaySince, read, dismiss }
}
