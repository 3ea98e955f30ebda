import { type PointerEvent, useEffect, useState } from 'react'

/** Whoever only passes over a card has not asked to see it. */
const lingers = 250
const step = 600
const steps = 12

/**
 * How far along someone is looking: the pointer says where, the keyboard's focus walks through. Null
 * while nobody looks.
 */
export const useScrub = (enabled: boolean) => {
  const [hovered, setHovered] = useState<number | null>(null)
  const [walked, setWalked] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const [ready, setReady] = useState(false)
  const looks = enabled && (hovered !== null || focused)

  useEffect(() => {
    if (!looks) return setReady(false)
    const timer = setTimeout(() => setReady(true), lingers)
    return () => clearTimeout(timer)
  }, [looks])

  useEffect(() => {
    if (!focused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setWalked((part) => ((part ?? 0) + 1 / steps) % 1), step)
    return () => clearInterval(timer)
  }, [focused])

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setHovered(Math.min(0.999, Math.max(0, (event.clientX - left) / width)))
  }
  return {
    part: ready ? (hovered ?? walked ?? 0) : null,
    pointer: {
      onPointerMove: follow,
      onPointerLeave: () => setHovered(null),
    },
    focus: {
      onFocus: (event: { currentTarget: Element }) =>
        setFocused(event.currentTarget.matches(':focus-visible')),
      onBlur: () => {
        setFocused(false)
        setWalked(null)
      },
    },
  }
}
