import { go } from '../../app/app-link.tsx'
import { safeNext } from '../../app/next.ts'
import { takeSession } from '../../app/session.ts'
import { useSearchParam } from '../../app/use-search-param.ts'

/** After signing in: learn who it is, then go on to where they wanted. */
export const useArrive = () => {
  const next = safeNext(useSearchParam('next'))
  /** False when the browser did not keep the session. */
  const arrive = async () => {
    if (!(await takeSession())) return false
    await go(next)
    return true
  }
  return { next, arrive }
}
