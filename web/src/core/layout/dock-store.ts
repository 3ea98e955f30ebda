import { useSyncExternalStore } from 'react'

/** What stands at the bottom of every screen, if anything does. */
type Docked = 'audio' | null

let docked: Docked = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setDock = (next: Docked) => {
  docked = next
  document.documentElement.toggleAttribute('data-docked', next !== null)
  for (const listener of listeners) listener()
}

export const useDock = () => useSyncExternalStore(subscribe, () => docked)
