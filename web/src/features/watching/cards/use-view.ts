import { useState } from 'react'
import type { View } from './view-switch.tsx'

const key = 'content-view'

const remembered = (): View => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** One choice for all lists of posts, as it was left. */
export const useView = () => {
  const [view, setView] = useState(remembered)
  const choose = (next: View) => {
    setView(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Storage can be forbidden; lists then open as a grid.
    }
  }
  return [view, choose] as const
}
