import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import type { ListSearch } from './list-search.ts'

export const unreadQuery = readOf('readUnread')
/** Every list that has been read, whatever was asked for. */
export const listsFilter = { queryKey: ['listNotifications'] }

export const useUnread = () => useQuery(unreadQuery).data

/** Loaded whenever the dropdown opens: nothing is kept once it is closed. */
export const useLatest = (tab: 'all' | 'unread') =>
  useQuery({ ...readOf('listNotifications', { query: { tab, limit: 20 } }), gcTime: 0 })

export const useNotificationPages = ({ tab, q }: ListSearch) => {
  const query = { tab, limit: 24, ...(q ? { q } : {}) }
  const { data, ...list } = usePages('listNotifications', { query })
  return { ...list, rows: data?.pages.flatMap(({ notifications }) => notifications) }
}
