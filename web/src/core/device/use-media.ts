import { useCallback, useSyncExternalStore } from 'react'

/** Where the bottom bar is. */
export const phone = '(max-width: 767px)'
export const wide = '(min-width: 1024px)'
/** Where the right rail has room. */
export const veryWide = '(min-width: 1280px)'

export const useMedia = (query: string) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
