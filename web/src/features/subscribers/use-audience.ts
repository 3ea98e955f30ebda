import type { ReportPeriod, RequestOf, Routes, SubscriptionId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

const reads = ['readAudience', 'listSubscribers'] as const

/** Reads again when people subscribe or leave while somebody looks. */
const useAudienceChanges = () => useRefreshOn(['subscribers'], reads)

export const useAudience = (period: ReportPeriod) => {
  useAudienceChanges()
  return useQuery(readOf('readAudience', { query: { period } }))
}

export type Asked = NonNullable<RequestOf<Routes['listSubscribers']>['query']>

export const useSubscribers = (query: Asked) => {
  useAudienceChanges()
  const { data, ...list } = usePages('listSubscribers', { query }, { keepsLast: true })
  return { ...list, rows: data?.pages.flatMap(({ subscribers }) => subscribers) }
}

/** With what would go back; it is less with every day, so it is read when it is asked for. */
export const useSubscriber = (id: SubscriptionId) =>
  useQuery({ ...readOf('readSubscriber', { params: { id } }), staleTime: 0 })

/** To narrow the list by, and to give. */
export const useTiersOnSale = () => useQuery(readOf('listOwnTiers'))

export const useGiveAccess = () => useCommand('giveAccess', { refresh: reads })
export const useEndSubscriber = () => useCommand('endSubscriber', { refresh: reads })
export const useSetHoliday = () =>
  useCommand('setHoliday', { refresh: ['readAudience', 'listTiers'] })
