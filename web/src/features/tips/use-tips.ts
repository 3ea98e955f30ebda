import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

export const tabsQuery = readOf('listTipTabs')
const refresh = ['listTipTabs'] as const

/** The pending tips, one tab for each currency. Reads again whenever a charge changes. */
export const useTipTabs = () => {
  useRefreshOn(['order'], refresh)
  const read = useQuery(tabsQuery)
  return { ...read, tabs: read.data?.tabs, minimums: read.data?.minimums }
}

export const useGiveTip = () => useCommand('giveTip', { refresh })
export const useTakeBackTip = () => useCommand('takeBackTip', { refresh })
export const useSettleTab = () =>
  useCommand('settleTipTab', { refresh: [...refresh, 'listTransactions'] })
