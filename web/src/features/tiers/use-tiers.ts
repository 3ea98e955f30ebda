import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

/** One's own, as they are sold now. A cover is ready some time after it was sent. */
export const useOwnTiers = () => {
  useRefreshOn(['tiers'], ['listOwnTiers'])
  return useQuery(readOf('listOwnTiers'))
}

export const useArchivedTiers = () => {
  const { data, ...list } = usePages('listArchivedTiers', { query: { limit: 20 } })
  return { ...list, rows: data?.pages.flatMap(({ tiers }) => tiers) }
}

const refresh = ['listOwnTiers', 'listTiers'] as const
const both = [...refresh, 'listArchivedTiers'] as const
export const useCreateTier = () => useCommand('createTier', { refresh })
export const useEditTier = () => useCommand('editTier', { refresh })
export const useChangeTierPrice = () => useCommand('changeTierPrice', { refresh })
export const useMoveTier = () => useCommand('moveTier', { refresh })
export const useArchiveTier = () => useCommand('archiveTier', { refresh: both })
export const useRestoreTier = () => useCommand('restoreTier', { refresh: both })
