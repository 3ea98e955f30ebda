import { goSoon } from '../navigation/app-link.tsx'
import { entranceHref } from './next.ts'
import { useViewer } from './viewer.ts'

const here = () => location.pathname + location.search

/** Runs an action, or sends a stranger to sign in and back to this page, where they can press again. */
export const useActing = () => {
  const viewer = useViewer()
  return (act: () => void) => {
    if (viewer) act()
    else void goSoon(entranceHref('/login', here()))
  }
}
