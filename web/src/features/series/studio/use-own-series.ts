import type { SeriesId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'

export const useOwnSeries = () => useQuery(readOf('listOwnSeries'))

/** Every post of it, in order; a post that changes elsewhere changes here. */
export const useSeriesParts = (id: SeriesId) => {
  useRefreshOn(['content'], ['readSeriesParts'])
  return useQuery(readOf('readSeriesParts', { params: { id } }))
}

const refresh = ['listOwnSeries', 'readSeries', 'listCreatorSeries', 'readProfile'] as const
const withParts = [...refresh, 'readSeriesParts', 'readDraft'] as const
export const useCreateSeries = () => useCommand('createSeries', { refresh })
export const useUpdateSeries = () => useCommand('updateSeries', { refresh })
export const useDeleteSeries = () => useCommand('deleteSeries', { refresh: withParts })
export const useArrangeSeries = () => useCommand('arrangeSeries', { refresh: withParts })
