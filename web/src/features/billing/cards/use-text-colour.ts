import { useSyncExternalStore } from 'react'

const root = document.documentElement

/** Whatever changes the theme changes an attribute of the page, or is the system's own wish. */
const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(root, { attributes: true })
  const system = matchMedia('(prefers-color-scheme: light)')
  system.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', listener)
  }
}

/** Differs from theme to theme, so it also tells that the theme is another one. */
export const useTextColour = () =>
  useSyncExternalStore(subscribe, () => getComputedStyle(root).getPropertyValue('--text'))
