import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { useOwnChanges } from '../../core/realtime/use-own-changes.ts'

export const tabsQuery = readOf('listTipTabs')

/** What waits to be charged, one for each currency; read again whenever a charge of theirs moves. */
export const useTipTabs = () => {
  const queries = useQueryClient()
  useOwnChanges((what) => {
    if (what === 'order' || what === 'anything') void queries.invalidateQueries(tabsQuery)
  })
  const read = useQuery(tabsQuery)
  return { ...read, tabs: read.data?.tabs }
}

const refresh = ['listTipTabs'] as const
export const useGiveTip = () => useCommand('giveTip', { refresh })
export const useTakeBackTip = () => useCommand('takeBackTip', { refresh })
export const useSettleTab = () =>
  useCommand('settleTipTab', { refresh: [...refresh, 'listTransactions'] })
