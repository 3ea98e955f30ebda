import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/lib/store.ts'

/** What is fixed to the bottom of every screen, if anything is. */
const docked = createStore<'audio' | null>(null)

export const setDock = (next: 'audio' | null) => {
  document.documentElement.toggleAttribute('data-docked', next !== null)
  docked.write(next)
}

export const useDock = () => useSyncExternalStore(docked.subscribe, docked.read)
