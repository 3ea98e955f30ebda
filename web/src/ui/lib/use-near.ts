import { useEffect, useEffectEvent, useRef } from 'react'

interface Wishes {
  readonly wanted: boolean
  /** Pixels below what is seen that are near enough. */
  readonly ahead: number
  readonly onNear: () => void
}

/** For an element below: calls when someone who scrolls comes near. */
export const useNear = ({ wanted, ahead, onNear }: Wishes) => {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!wanted || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near()
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wanted, ahead])
  return place
}
