import { useEffect, useEffectEvent, useState } from 'react'
import { beginsSwipe, goesBack, isSwipe } from './swipe.ts'

interface Finger {
  readonly x: number
  readonly y: number
  /** Null until it is known what the finger does. */
  isSwiping: boolean | null
  dx: number
  at: number
  /** Pixels in a millisecond. */
  speed: number
}

/** What can still be scrolled to the left has the finger for itself. */
const isScroller = (target: EventTarget | null, within: HTMLElement): boolean => {
  let element = target instanceof Element ? target : null
  while (element && element !== within) {
    if (element.scrollLeft > 0) return true
    element = element.parentElement
  }
  return false
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const slideMs = 180

/**
 * From the left edge to what is beneath: it follows the finger, and goes back where the finger does not go
 * far enough. Beneath is drawn while `isSwiping`.
 */
export const useSwipeBack = (isOn: boolean, onBack: () => void) => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isSwiping, setSwiping] = useState(false)
  const back = useEffectEvent(onBack)

  useEffect(() => {
    if (!element || !isOn) return
    let finger: Finger | null = null
    let sliding: Animation | undefined

    const place = (x: number) => {
      element.style.transform = x > 0 ? `translateX(${x}px)` : ''
    }
    const slide = async (from: number, to: number) => {
      if (isStill()) return
      const frames = [from, to].map((x) => ({ transform: `translateX(${x}px)` }))
      sliding = element.animate(frames, { duration: slideMs, easing: 'ease-out' })
      await sliding.finished.catch(() => {})
    }
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      finger = null
      if (!touch || touches.length > 1 || !beginsSwipe(touch.clientX)) return
      if (isScroller(target, element)) return
      const { clientX: x, clientY: y } = touch
      finger = { x, y, isSwiping: null, dx: 0, at: performance.now(), speed: 0 }
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!finger || !touch) return
      const dx = touch.clientX - finger.x
      if (finger.isSwiping === null) {
        finger.isSwiping = isSwipe(dx, touch.clientY - finger.y)
        if (finger.isSwiping === false) finger = null
        if (!finger?.isSwiping) return
        setSwiping(true)
      }
      event.preventDefault()
      const now = event.timeStamp
      if (now > finger.at) finger.speed = (dx - finger.dx) / (now - finger.at)
      finger.at = now
      finger.dx = Math.max(0, dx)
      place(finger.dx)
    }
    const end = async ({ type }: TouchEvent) => {
      const ended = finger
      finger = null
      if (!ended?.isSwiping) return
      const { dx, speed } = ended
      const width = element.clientWidth
      const isBack = type === 'touchend' && goesBack(dx, width, speed)
      const slid = slide(dx, isBack ? width : 0)
      place(isBack ? width : 0)
      await slid
      if (isBack) back()
      setSwiping(false)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      sliding?.cancel()
      place(0)
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [element, isOn])

  return { setElement, isSwiping }
}
