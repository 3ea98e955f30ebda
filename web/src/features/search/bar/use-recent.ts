import type { SearchEntryId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { afterCommand } from '../../../core/api/toast-result.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { recentSearches } from './recent-searches.ts'

export interface Recent {
  readonly searches: readonly string[]
  readonly remove: (words: string) => void
  readonly clear: () => void
}

const most = 8
const fewestLetters = 2
const refresh = { refresh: ['listSearchHistory'] } as const

/** On every device of whoever is signed in; of others on this one only. */
export const useRecent = (): Recent => {
  const viewer = useViewer()
  const here = useSyncExternalStore(recentSearches.subscribe, recentSearches.read)
  const { data } = useQuery({
    ...readOf('listSearchHistory', { query: { limit: most } }),
    enabled: Boolean(viewer),
  })
  const { run: remove } = useCommand('deleteSearchEntry', refresh)
  const { run: clear } = useCommand('clearSearchHistory', refresh)
  if (viewer === undefined) return { searches: [], remove: () => {}, clear: () => {} }
  if (viewer === null) {
    return { searches: here, remove: recentSearches.remove, clear: recentSearches.clear }
  }
  const history = data?.history ?? []
  const idOf = (words: string): SearchEntryId | undefined =>
    history.find(({ query }) => query === words)?.id
  return {
    searches: history.map(({ query }) => query),
    remove: (words) => {
      const id = idOf(words)
      if (id) void afterCommand(remove({ params: { id } }))
    },
    clear: () => void afterCommand(clear({})),
  }
}

/** Once for every search that is looked at, however somebody came to it. */
export const useRemember = (words: string) => {
  const viewer = useViewer()
  const { run } = useCommand('trackSearch', refresh)
  const remember = useEffectEvent((isSignedIn: boolean) => {
    if (words.length < fewestLetters) return
    if (isSignedIn) void afterCommand(run({ body: { query: words } }))
    else recentSearches.add(words)
  })
  const isSignedIn = viewer === undefined ? undefined : viewer !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another search
  useEffect(() => {
    if (isSignedIn !== undefined) remember(isSignedIn)
  }, [isSignedIn, words])
}
