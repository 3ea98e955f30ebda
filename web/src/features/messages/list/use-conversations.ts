import { usePages } from '../../../core/api/pages.ts'
import type { Tab } from '../words.ts'

/** Newest first. The list before stays while another search is asked for. */
export const useConversations = (tab: Tab, q: string) => {
  const query = { tab, limit: 20, ...(q ? { q } : {}) }
  const { data, ...list } = usePages('listConversations', { query }, { keepsLast: q !== '' })
  return { ...list, rows: data?.pages.flatMap(({ conversations }) => conversations) }
}
