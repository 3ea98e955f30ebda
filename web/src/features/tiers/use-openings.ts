import type { ContentId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'

/** The posts behind every tier of a creator, but for the one that is looked at. */
export const useOpenings = (username: string, besides?: ContentId) =>
  useQuery(readOf('listTierOpenings', { params: { username }, query: besides ? { besides } : {} }))
