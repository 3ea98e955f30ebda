import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useMedia, veryWide } from '../device/use-media.ts'

export const RailContext = createContext<HTMLElement | null>(null)

/** Shown in the right rail where there is room for one, and in the flow of the screen otherwise. */
export function Rail({ children }: { children: ReactNode }) {
  const rail = use(RailContext)
  const hasRoom = useMedia(veryWide)
  if (!hasRoom) return children
  return rail && createPortal(children, rail)
}
