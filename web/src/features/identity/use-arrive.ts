import { go } from '../../core/navigation/app-link.tsx'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { safeNext } from '../../core/session/next.ts'
import { takeSession } from '../../core/session/session.ts'

/** After signing in: learn who it is, then go on to where they wanted. */
export const useArrive = () => {
  const next = safeNext(useSearchParam<'/login' | '/register'>('next'))
  /** False when the browser did not keep the session. */
  const arrive = async () => {
    if (!(await takeSession())) return false
    await go(next)
    return true
  }
  return { next, arrive }
}
