import { useEffect, useRef } from 'react'

/** The form that was away is where someone left off: at its button. */
export const useFocusBack = (isAway: boolean) => {
  const form = useRef<HTMLDivElement>(null)
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current && !isAway) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
    wasAway.current = isAway
  }, [isAway])
  return form
}
