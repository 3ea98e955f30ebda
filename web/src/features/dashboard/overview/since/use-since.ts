import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/api/api.ts'
import { useStudioDays } from '../use-studio-days.ts'
import { daysSince, sinceOf } from './since.ts'

/** Said once for each load of the page: coming back to the overview is the same visit. */
const visit = queryOptions({
  queryKey: ['visitStudio'],
  queryFn: ({ signal }) => api.call('visitStudio', undefined, { signal }),
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What changed since the last visit. If nobody knows when that was, it is as for the first. */
export const useSince = () => {
  const visited = useQuery(visit)
  const lastVisitAt = visited.data?.lastVisitAt ?? null
  const days = daysSince(lastVisitAt, Date.now())
  const read = useStudioDays(days, { enabled: !visited.isPending })
  return {
    isKnown: !visited.isPending,
    lastVisitAt,
    days,
    read,
    since: read.data && sinceOf(read.data),
  }
}
