import { useState } from 'react'

const read = (key: string) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** What someone typed is still there after they went to sign in. What they emptied stays empty. */
export const useKeptText = (key: string, start: string) => {
  const [text, setText] = useState(() => read(key) ?? start)
  const keep = (next: string) => {
    setText(next)
    try {
      if (next) sessionStorage.setItem(key, next)
      else sessionStorage.removeItem(key)
    } catch {
      // Storage can be forbidden; the text then lives as long as the page.
    }
  }
  return [text, keep] as const
}
