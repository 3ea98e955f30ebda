import { useCommand } from '../../../core/api/api.ts'
import { usePages } from '../../../core/api/pages.ts'

export const useHistory = () => {
  const { data, ...list } = usePages('listHistory', { query: { limit: 24 } }, { isFresh: true })
  const rows = data?.pages.flatMap(({ history }) => history)
  // One that moved up while someone scrolled comes once, where it came first.
  const once = rows && [...new Map(rows.map((row) => [row.content.id, row])).values()]
  return { ...list, rows: once }
}

export const useClearHistory = () =>
  useCommand('clearHistory', { refresh: ['listHistory', 'listContinueWatching'] })
