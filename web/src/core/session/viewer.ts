import type { ReplyBody, Routes, Viewer } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export type { Viewer } from '@fanfare/contract'

type Answer = ReplyBody<Routes['readViewer']> | null

const minute = 60_000

/** Under the key of `readOf('readViewer')`, which the document fills; a stranger is an answer too. */
export const viewerQuery = queryOptions<Answer, ProblemError>({
  queryKey: ['readViewer', {}],
  // Not aborted when the screen that asked is left, or someone who just signed in would stay a stranger.
  queryFn: async () => {
    try {
      return await api.call('readViewer')
    } catch (error) {
      if (error instanceof ProblemError && error.problem.status === 401) return null
      throw error
    }
  },
  // The link in the email is often opened in another tab, and this tab should notice when it is shown again.
  staleTime: ({ state }) => (state.data?.user.emailVerified === false ? 0 : 5 * minute),
})

/** `undefined` while it is not known yet, `null` for a stranger. */
export const useViewer = (): Viewer | null | undefined => {
  const { data, isError } = useQuery(viewerQuery)
  if (data) return data.user
  return isError ? null : data
}

/** For routes, before anything is drawn. Without an answer nobody is taken to be signed in. */
export const viewerNow = async (queries: QueryClient): Promise<Viewer | null> => {
  const known = await queries.ensureQueryData(viewerQuery).catch(() => null)
  return known?.user ?? null
}
