import { usePages } from '../../../core/api/pages.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'
import type { Tab } from '../words.ts'

/** Newest first. The list before stays while another search is asked for. */
export const useConversations = (tab: Tab, q: string) => {
  // The bar listens too, but it may come later than the list.
  useRefreshOn(['conversations'], ['listConversations'])
  const query = { tab, limit: 20, ...(q ? { q } : {}) }
  const { data, ...list } = usePages('listConversations', { query }, { keepsLast: q !== '' })
  return { ...list, rows: data?.pages.flatMap(({ conversations }) => conversations) }
}
