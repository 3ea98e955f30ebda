import { useSyncExternalStore } from 'react'

const root = document.documentElement

/** The theme changes with an attribute of the page or with the system's preference. */
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
