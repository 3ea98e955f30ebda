import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { realtime } from '../../core/realtime/realtime.ts'
import type { ListSearch } from './list-search.ts'

export const unreadQuery = readOf('readUnread')
/** Every list that has been read, whatever was asked for. */
export const listsFilter = { queryKey: ['listNotifications'] }

export const useUnread = () => useQuery(unreadQuery).data

/** Loaded whenever the dropdown opens: nothing is kept once it is closed. */
export const latestQuery = (tab: 'all' | 'unread') => ({
  ...readOf('listNotifications', { query: { tab, limit: 20 } }),
  gcTime: 0,
})

export const useNotificationPages = ({ tab, q }: ListSearch) => {
  const query = { tab, limit: 24, ...(q ? { q } : {}) }
  const { data, ...list } = usePages('listNotifications', { query })
  const readAgain = () => realtime.reread({ queryKey: ['listNotifications', { query }] })
  return { ...list, readAgain, rows: data?.pages.flatMap(({ notifications }) => notifications) }
}
