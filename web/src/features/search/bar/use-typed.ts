import { useEffect, useState } from 'react'

/** What stands in a field that was there before, as it changes. */
export const useTyped = (input: HTMLInputElement) => {
  const [typed, setTyped] = useState(input.value)
  useEffect(() => {
    const read = () => setTyped(input.value)
    // Somebody may have typed on while this was loaded.
    read()
    // The field also takes over the words of a page of results, which it does not tell of itself.
    input.addEventListener('focus', read)
    input.addEventListener('input', read)
    return () => {
      input.removeEventListener('focus', read)
      input.removeEventListener('input', read)
    }
  }, [input])
  return typed.trim()
}
