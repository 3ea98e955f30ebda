import type { RouteName } from '@fanfare/contract'
import type { QueryClient } from '@tanstack/react-query'
import { realtime } from '../../core/realtime/realtime.ts'

const atOnce: readonly RouteName[] = [
  'readViewer',
  'listFollowedCreators',
  'listFollowingContent',
  'readAway',
]
/** Beside something else: these do not change under somebody's hand. */
const nextTime: readonly RouteName[] = ['listSuggestions', 'listRecommended']

/** Somebody follows others than before: what is made of those they follow is out of date. */
export const rereadFeed = (queries: QueryClient) => {
  for (const read of atOnce) realtime.reread({ queryKey: [read] })
  for (const read of nextTime) {
    void queries.invalidateQueries({ queryKey: [read], refetchType: 'none' })
  }
}
