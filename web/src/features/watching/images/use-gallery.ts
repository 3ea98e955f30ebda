import { useState } from 'react'
import { usePose } from './use-pose.ts'

/** The picture a key leads to; beyond the last comes the first. */
export const pictureFor = (key: string, at: number, count: number): number | null => {
  if (count < 2) return null
  const places: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined ? null : (place + count) % count
}

/** Which picture is shown and how; the same on the page and in full screen. */
export const useGallery = (count: number) => {
  const [at, setAt] = useState(0)
  const view = usePose()
  const show = (next: number) => {
    setAt((next + count) % count)
    view.reset()
  }
  /** Whether the key was one of a gallery. */
  const press = (key: string) => {
    const next = pictureFor(key, at, count)
    if (next !== null) show(next)
    else if (key === '+' || key === '=') view.zoomIn()
    else if (key === '-') view.zoomOut()
    else if (key === 'r') view.turn()
    else return false
    return true
  }
  return { at, count, many: count > 1, view, show, press }
}
export type Gallery = ReturnType<typeof useGallery>
