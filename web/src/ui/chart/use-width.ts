import { useEffect, useRef, useState } from 'react'

const narrowest = 240

/** A chart is drawn at the size it is shown at, so that its text isn't scaled. */
export const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(narrowest, Math.round(entry.contentRect.width)))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
