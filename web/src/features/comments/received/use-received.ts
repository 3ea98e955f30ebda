import { limits } from '@fanfare/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { usePages } from '../../../core/api/pages.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'
import { countUpTo } from '../../../ui/text/count-up-to.ts'

export type Show = 'all' | 'unanswered'

export const useUnanswered = () => useQuery(readOf('readUnansweredCount'))

/** As words, kept right while the studio is open; none while there are none. */
export const useUnansweredCount = () => {
  // A post that is deleted takes its comments along.
  useRefreshOn(['comments', 'content'], ['readUnansweredCount', 'listReceivedComments'])
  const count = useUnanswered().data?.count ?? 0
  return count > 0 ? countUpTo(count, limits.unansweredCount) : null
}

export const useReceived = (show: Show) => {
  const { data, ...list } = usePages('listReceivedComments', { query: { show } })
  return { ...list, rows: data?.pages.flatMap(({ comments }) => comments) }
}
