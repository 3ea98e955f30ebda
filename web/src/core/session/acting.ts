import { tabStorage } from '../device/storage.ts'
import { goSoon } from '../navigation/app-link.tsx'
import { entranceHref } from './next.ts'
import { useViewer } from './viewer.ts'

const here = () => location.pathname + location.search

/** What a stranger pressed, in this tab only: a link can neither bring nor start one. */
export const intentionKey = 'intention'

/** What is done after signing in is loaded only when there is something to do. */
export const isIntending = () => tabStorage.read(intentionKey) !== null

/**
 * Runs an action, or sends a stranger to sign in and back to this page. With a name it is then done
 * by `Intended`; without one they press again.
 */
export const useActing = () => {
  const viewer = useViewer()
  return (act: () => void, name?: string) => {
    if (viewer) return act()
    if (name) tabStorage.write(intentionKey, JSON.stringify([name, Date.now()]))
    void goSoon(entranceHref('/login', here()))
  }
}
