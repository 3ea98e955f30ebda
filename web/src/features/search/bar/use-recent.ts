import { useSyncExternalStore } from 'react'
import { recentSearches } from './recent-searches.ts'

export interface Recent {
  readonly searches: readonly string[]
  readonly remove: (words: string) => void
  readonly clear: () => void
}

export const useRecent = (): Recent => ({
  searches: useSyncExternalStore(recentSearches.subscribe, recentSearches.read),
  remove: recentSearches.remove,
  clear: recentSearches.clear,
})
