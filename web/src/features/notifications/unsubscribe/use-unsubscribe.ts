import type { EmailSubscription } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { afterCommand } from '../../../core/api/toast-result.ts'

const refresh = ['readNotificationSettings'] as const

/** The token says whose emails of which kind. */
export const useUnsubscribe = (token: string) => {
  const request = { query: { token } }
  const queries = useQueryClient()
  const read = readOf('readUnsubscribe', request)
  const [hasActed, setHasActed] = useState(false)
  const take = (subscription: EmailSubscription) => {
    setHasActed(true)
    queries.setQueryData(read.queryKey, subscription)
  }
  const unsubscribe = useCommand('unsubscribe', { refresh })
  const undo = useCommand('undoUnsubscribe', { refresh })
  return {
    read: useQuery(read),
    /** Whether what is shown came from a press here. */
    hasActed,
    unsubscribe: { ...unsubscribe, run: () => afterCommand(unsubscribe.run(request), take) },
    undo: { ...undo, run: () => afterCommand(undo.run(request), take) },
  }
}
