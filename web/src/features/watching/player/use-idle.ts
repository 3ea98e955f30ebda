import { useCallback, useEffect, useState } from 'react'

/** True once nothing was touched for so long. `wake` starts the wait anew; `held` ends it. */
export const useIdle = (after: number, held: boolean) => {
  const [touched, setTouched] = useState(0)
  const [idle, setIdle] = useState(false)
  const wake = useCallback(() => setTouched((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every touch starts the wait anew
  useEffect(() => {
    setIdle(false)
    if (held) return
    const timer = setTimeout(() => setIdle(true), after)
    return () => clearTimeout(timer)
  }, [touched, held, after])
  return { idle, wake }
}
