import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useMedia, veryWide } from '../device/use-media.ts'

export const RailContext = createContext<HTMLElement | null>(null)

/** Stands in the right rail where there is room for one, and where it is written otherwise. */
export function Rail({ children }: { children: ReactNode }) {
  const place = use(RailContext)
  const hasRoom = useMedia(veryWide)
  if (!hasRoom) return children
  return place && createPortal(children, place)
}
