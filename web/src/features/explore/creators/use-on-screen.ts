import { type RefObject, useEffect, useState } from 'react'

/** Long enough that what only scrolls past is never followed. */
const settles = 400

export const useOnScreen = (element: RefObject<HTMLElement | null>) => {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.at(-1)?.isIntersecting ?? false
      clearTimeout(timer)
      timer = setTimeout(() => setShown(visible), settles)
    })
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return shown
}
