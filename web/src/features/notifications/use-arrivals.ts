import { useEffect, useEffectEvent, useState } from 'react'
import { useNotificationTopic } from '../../core/realtime/use-topic.ts'
import { useViewer } from '../../core/session/viewer.ts'

/** So far down that a new one at the top would not be seen. */
const farDown = 240
const isFarDown = () => scrollY > farDown

/**
 * While somebody reads further down the list stays as it is, so that nothing moves; at the top it is read
 * again. Whether what has changed is something new, the number on the bell says.
 */
export const useArrivals = (read: () => unknown) => {
  const viewer = useViewer()
  const [isHeld, setHeld] = useState(false)
  useNotificationTopic(viewer?.id ?? null, () => {
    if (isFarDown()) setHeld(true)
    else void read()
  })
  const release = useEffectEvent(() => {
    if (isFarDown()) return
    setHeld(false)
    void read()
  })
  useEffect(() => {
    if (!isHeld) return
    const scrolled = () => release()
    addEventListener('scroll', scrolled, { passive: true })
    return () => removeEventListener('scroll', scrolled)
  }, [isHeld])
  return isHeld
}
