import { useEffect, useEffectEvent, useRef } from 'react'

/** A screen ahead, so that nobody who scrolls gently sees the list end. */
const ahead = '900px'

/** For the element after a list: calls when its end comes near. */
export const useNearEnd = (more: boolean, onNear: () => void) => {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!more || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near()
      },
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more])
  return end
}
