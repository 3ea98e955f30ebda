import { type ReactNode, useEffect, useState } from 'react'
import { useNear } from '../../../ui/lib/use-near.ts'

type Props = { children: ReactNode; className: string | undefined }

/** From the first scroll on, of whatever scrolls. */
const useHasScrolled = () => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const note = () => setScrolled(true)
    const once = { capture: true, once: true, passive: true }
    addEventListener('scroll', note, once)
    return () => removeEventListener('scroll', note, once)
  }, [])
  return scrolled
}

/**
 * What stands below is asked for when it comes into view. Whoever scrolls has it before that;
 * whoever came to watch never waits for it.
 */
export function WhenNear({ children, className }: Props) {
  const [near, setNear] = useState(false)
  const ahead = useHasScrolled() ? 800 : 0
  const target = useNear({ wanted: !near, ahead, onNear: () => setNear(true) })
  return near ? <div>{children}</div> : <div ref={target} className={className} />
}
