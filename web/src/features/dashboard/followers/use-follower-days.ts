import { limits } from '@fanfare/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'

export type DayCount = (typeof limits.followerDays)[number]

export const dayCountFrom = (text: string | null): DayCount =>
  limits.followerDays.find((days) => String(days) === text) ?? 28

/** Another number of days keeps showing the last until it has come; a follow is counted as it happens. */
export const useFollowerDays = (days: DayCount) => {
  useRefreshOn(['followers'], ['readFollowerDays'])
  return useQuery({
    ...readOf('readFollowerDays', { query: { days } }),
    placeholderData: keepPreviousData,
  })
}
