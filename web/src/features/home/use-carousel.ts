import { useEffect, useState } from 'react'
import { useMedia } from '../../core/device/use-media.ts'

const every = 7000

/** Moves automatically until someone interacts, and never where reduced motion is preferred. */
export const useCarousel = (count: number) => {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(still)
  const [held, hold] = useState(false)
  const running = !paused && !held && count > 1
  const show = (next: number) => setAt((next + count) % count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen gets its whole time
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setAt((now) => (now + 1) % count), every)
    return () => clearTimeout(timer)
  }, [running, count, at])
  return { at: Math.min(at, count - 1), show, running, paused, setPaused, hold }
}
