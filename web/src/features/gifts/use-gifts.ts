import type { OrderId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

/** Everything they have given, newest first. */
export const useGifts = () => {
  const { data, ...list } = usePages('listGifts', { query: { limit: 10 } })
  return { ...list, rows: data?.pages.flatMap(({ gifts }) => gifts) }
}

/** One gift. When somebody claims it, the open page updates. */
export const useGift = (id: OrderId) => {
  useRefreshOn(['gift'], ['readGift'])
  return useQuery(readOf('readGift', { params: { id } }))
}

const refresh = ['readGift', 'listGifts'] as const
export const useWriteMessage = () => useCommand('writeGiftMessage', { refresh })
export const useRenewLink = () => useCommand('renewGiftLink', { refresh })
export const useMailGift = () => useCommand('mailGift')
export const useClaimGift = () =>
  useCommand('claimGift', {
    refresh: ['readGiftOffer', 'readContent', 'listSubscriptions', 'listTiers'],
  })
