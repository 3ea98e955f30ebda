import { ProblemError } from '@fanfare/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** A refusal is final; only failures that may be temporary are retried, once. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && !(error instanceof ProblemError && error.problem.status < 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry },
    // Without a network a command fails at once instead of waiting behind a spinner.
    mutations: { networkMode: 'always' },
  },
})
