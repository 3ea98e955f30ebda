import { useEffect, useEffectEvent, useRef } from 'react'

interface Options {
  readonly wanted: boolean
  /** How many pixels below the window count as near. */
  readonly ahead: number
  readonly onNear: () => void
}

/** Calls `onNear` once someone has scrolled near the element that gets the returned ref. */
export const useNear = ({ wanted, ahead, onNear }: Options) => {
  const target = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!wanted || !target.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near()
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [wanted, ahead])
  return target
}
