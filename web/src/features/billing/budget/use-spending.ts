import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { ownTimeZone } from '../../../core/format/time-zone.ts'

export const useSpending = () =>
  useQuery(readOf('readSpending', { query: { timeZone: ownTimeZone() } }))
