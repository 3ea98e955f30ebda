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
