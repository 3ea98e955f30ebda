import { useCommand } from '../../../core/api/api.ts'
import { usePages } from '../../../core/api/pages.ts'

const query = { limit: 20 }

export const useBlocked = () => {
  const { data, ...list } = usePages('listBlocked', { query })
  return { ...list, rows: data?.pages.flatMap(({ blocked }) => blocked) }
}

export const useMuted = () => {
  const { data, ...list } = usePages('listMuted', { query })
  return { ...list, rows: data?.pages.flatMap(({ muted }) => muted) }
}

/** Everything that shows people is read again when our own account is told of it. */
export const useBlock = () => useCommand('blockUser', { refresh: ['listBlocked'] })
export const useUnblock = () => useCommand('unblockUser', { refresh: ['listBlocked'] })

const shownTo = [
  'listMuted',
  'readProfile',
  'listContent',
  'listFollowedCreators',
  'listFollowingContent',
  'listForYou',
  'readAway',
  'listSuggestions',
  'listTrendingCreators',
  'listTrending',
  'listCategories',
  'listCreators',
  'listNewCreators',
  'listComments',
] as const
export const useMute = () => useCommand('muteUser', { refresh: shownTo })
export const useUnmute = () => useCommand('unmuteUser', { refresh: shownTo })
