import type { AccountId, PackId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { usePages } from '../../../core/api/pages.ts'

export const usePack = (id: PackId) => useQuery(readOf('readPack', { params: { id } }))

export const usePacks = (id: AccountId) => {
  const { data, ...list } = usePages('listPacks', { params: { id }, query: { limit: 12 } })
  return { ...list, rows: data?.pages.flatMap(({ packs }) => packs) }
}

const refresh = ['readPack', 'listPacks'] as const
export const useCreatePack = () => useCommand('createPack', { refresh })
export const useUpdatePack = () => useCommand('updatePack', { refresh })
export const useDeletePack = () => useCommand('deletePack', { refresh: ['listPacks'] })
export const useFollowPack = () =>
  useCommand('followPack', {
    refresh: ['readPack', 'listFollowing', 'readProfile', 'readViewer', 'listFollowingContent'],
  })
