import { useState } from 'react'
import { tabStorage } from '../../core/device/storage.ts'

/** What someone typed is still there after they went to sign in. What they emptied stays empty. */
export const useKeptText = (key: string, start: string) => {
  const [text, setText] = useState(() => tabStorage.read(key) ?? start)
  const keep = (next: string) => {
    setText(next)
    tabStorage.write(key, next || null)
  }
  return [text, keep] as const
}

/**
 * Words that the server refused go back to where they were typed, before what was typed since. The form
 * reads them when it is made anew, by the key.
 */
export const usePutBack = (keptAs: string) => {
  const [count, setCount] = useState(0)
  const putBack = (text: string) => {
    const words = [text, tabStorage.read(keptAs)].filter(Boolean)
    tabStorage.write(keptAs, words.join('\n'))
    setCount(count + 1)
  }
  return { key: count, isPutBack: count > 0, putBack }
}
