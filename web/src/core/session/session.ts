import { ProblemError } from '@fanfare/contract/client'
import type { Query } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { realtime } from '../realtime/realtime.ts'
import { type Viewer, viewerQuery } from './viewer.ts'

const isViewer = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === viewerQuery.queryKey[0]
const isAboutOthers = (query: Query) => !isViewer(query)

/** `undefined` before it is known, `null` for nobody. */
const whoNow = () => {
  const answer = queryClient.getQueryData(viewerQuery.queryKey)
  return answer ? answer.user.id : answer
}

/** Forgets what was read as somebody else, and reads what is on the screen again. */
const forgetAnswers = () => {
  queryClient.getMutationCache().clear()
  void queryClient.resetQueries({ predicate: isAboutOthers })
}

/** After a sign-in was answered. `null` when the browser did not keep the session. */
export const takeSession = async (): Promise<Viewer | null> => {
  const answer = await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 })
  return answer?.user ?? null
}

export const endSession = () => queryClient.setQueryData(viewerQuery.queryKey, null)

const meansSignedOut = (error: unknown) =>
  error instanceof ProblemError && error.problem.code === 'auth.required'

/**
 * Follows who is signed in, however it changes: here, by a refusal, or because the session was
 * ended on another device. The rest of the app only ever looks at the viewer.
 */
export const watchSession = (onEnd: () => void) => {
  let known = whoNow()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    if (!isViewer(query)) {
      if (whoNow() && meansSignedOut(query.state.error)) endSession()
      return
    }
    const who = whoNow()
    if (who === known) return
    const before = known
    known = who
    // The first answer about the viewer doesn't outdate what was read meanwhile.
    if (before === undefined) return
    forgetAnswers()
    realtime.restart()
    if (before !== null) onEnd()
  })
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && whoNow() && meansSignedOut(mutation.state.error)) endSession()
  })
  realtime.onEnd(() => {
    void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey })
  })
}
