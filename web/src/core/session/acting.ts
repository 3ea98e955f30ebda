import { goSoon } from '../navigation/app-link.tsx'
import { entranceHref } from './next.ts'
import { useViewer } from './viewer.ts'

const here = () => location.pathname + location.search

/** Acting asks for sign-in and comes back to the same place; what was meant is then one tap away. */
export const useActing = () => {
  const viewer = useViewer()
  return (act: () => void) => {
    if (viewer) act()
    else void goSoon(entranceHref('/login', here()))
  }
}
