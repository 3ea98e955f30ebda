import { useIsFetching } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether everything the page asked for has arrived, with this read as the last: panels above that
 * arrive later would move a button away under a press. It stays true, so that a form is never taken
 * away again.
 */
export const useSettled = (isLoaded: boolean): boolean => {
  const pending = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  const [wasSettled, setSettled] = useState(false)
  const isSettled = wasSettled || (isLoaded && pending === 0)
  if (isSettled && !wasSettled) setSettled(true)
  return isSettled
}
