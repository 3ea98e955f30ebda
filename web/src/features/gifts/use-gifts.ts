import type { OrderId } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useOwnChanges } from '../../core/realtime/use-own-changes.ts'

/** Everything they have given, newest first. */
export const useGifts = () => {
  const { data, ...list } = usePages('listGifts', { query: { limit: 10 } })
  return { ...list, rows: data?.pages.flatMap(({ gifts }) => gifts) }
}

/** One of them; when somebody claims it, the open page says so. */
export const useGift = (id: OrderId) => {
  const queries = useQueryClient()
  const query = readOf('readGift', { params: { id } })
  useOwnChanges((what) => {
    if (what === 'gift' || what === 'anything') void queries.invalidateQueries(query)
  })
  return useQuery(query)
}

const refresh = ['readGift', 'listGifts'] as const
export const useWriteMessage = () => useCommand('writeGiftMessage', { refresh })
export const useRenewLink = () => useCommand('renewGiftLink', { refresh })
export const useMailGift = () => useCommand('mailGift')
export const useClaimGift = () =>
  useCommand('claimGift', {
    refresh: ['readGiftOffer', 'readContent', 'listSubscriptions', 'listTiers'],
  })
