import type { RequestOf, Routes, SubscriptionId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

const reads = ['listSubscriptions', 'readSubscription', 'readSpending', 'listRecommended'] as const

/** Reads again when the server changes a subscription, such as by a renewal. */
export const useSubscriptionChanges = () => useRefreshOn(['subscription'], reads)

type Show = NonNullable<NonNullable<RequestOf<Routes['listSubscriptions']>['query']>['show']>

export const useSubscriptions = (show: Show) => {
  const { data, ...list } = usePages('listSubscriptions', { query: { show, limit: 50 } })
  return { ...list, rows: data?.pages.flatMap(({ subscriptions }) => subscriptions) }
}

/** One of them, with what ending it at once would give back. */
export const useSubscription = (id: SubscriptionId) =>
  useQuery({ ...readOf('readSubscription', { params: { id } }), staleTime: 0 })

/** Creators with a tier that the viewer doesn't have. */
export const useRecommended = () => useQuery(readOf('listRecommended'))

/** What a subscription opens or closes is read again, too, when it is looked at next. */
const refresh = [...reads, 'readContent', 'listTiers'] as const
export const useCancel = () => useCommand('cancelSubscription', { refresh })
export const useResume = () => useCommand('resumeSubscription', { refresh })
export const usePause = () => useCommand('pauseSubscription', { refresh })
export const useEnd = () => useCommand('endSubscription', { refresh })
export const useChange = () => useCommand('changeSubscription', { refresh })
export const useAcceptPrice = () => useCommand('acceptPrice', { refresh })
export const useChooseCard = () => useCommand('chooseSubscriptionCard', { refresh })
export const useSetBudget = () => useCommand('setBudget', { refresh: ['readSpending'] })
export const useRenewCalendar = () => useCommand('renewCalendarLink', { refresh: ['readSpending'] })
