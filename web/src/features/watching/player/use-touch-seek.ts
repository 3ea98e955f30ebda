import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { skip, skipSeconds } from './actions.ts'
import { doubleTapMs, isDouble, sideOf, type Tap } from './taps.ts'

/** What the taps of a finger have added up to, for as long as it is shown. */
export interface Skipped {
  readonly side: 'back' | 'forward'
  readonly seconds: number
}
const shownFor = 700

/**
 * Two taps at a side of the picture skip, and each further one skips on. There a single tap waits
 * for the second before it does what a tap does; in the middle it acts at once.
 */
export const useTouchSeek = (media: HTMLMediaElement) => {
  const [skipped, setSkipped] = useState<Skipped | null>(null)
  const last = useRef<Tap | null>(null)
  const waiting = useRef<number>(undefined)

  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    if (!skipped) return
    const timer = setTimeout(() => setSkipped(null), shownFor)
    return () => clearTimeout(timer)
  }, [skipped])

  const touch = (event: PointerEvent<HTMLElement>, onTap: () => void) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const side = sideOf(event.clientX - left, width)
    const tap = { side, at: event.timeStamp }
    clearTimeout(waiting.current)
    if (side !== 'middle' && isDouble(last.current, tap)) {
      skip(media, side === 'back' ? -skipSeconds : skipSeconds)
      const before = skipped?.side === side ? skipped.seconds : 0
      setSkipped({ side, seconds: before + skipSeconds })
    } else if (side === 'middle') onTap()
    else waiting.current = window.setTimeout(onTap, doubleTapMs)
    last.current = tap
  }
  return { skipped, touch }
}
