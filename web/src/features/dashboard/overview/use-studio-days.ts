import type { StudioDays } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'

interface Asking {
  readonly enabled?: boolean
  readonly placeholderData?: (previous: StudioDays | undefined) => StudioDays | undefined
}

/** The figures since the last visit and the chart ask for the same, each for its own number of days. */
export const useStudioDays = (days: number, asking: Asking = {}) => {
  useRefreshOn(['earnings', 'subscribers', 'content'], ['readStudioDays'])
  return useQuery({ ...readOf('readStudioDays', { query: { days } }), ...asking })
}
