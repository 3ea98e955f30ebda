import { ProblemError } from '@fanfare/contract/client'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'

const listeners = new Set<() => void>()

/** Has the screen ask a creator for their birth date, which something they did needs. */
export const askBirthDate = () => {
  for (const listener of listeners) listener()
}

export const birthDateNeeded = 'auth.birth-date-needed'

export const needsBirthDate = (error: unknown) =>
  error instanceof ProblemError && error.problem.code === birthDateNeeded

/** Hears of every command that was refused for want of it. */
export const useBirthDateNeeded = (listener: () => void) => {
  useEffect(() => {
    listeners.add(listener)
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        if (needsBirthDate(event.action.error)) listener()
      }
    })
    return () => {
      listeners.delete(listener)
      stop()
    }
  }, [listener])
}
