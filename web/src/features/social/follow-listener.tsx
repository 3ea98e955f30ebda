import { useQueryClient } from '@tanstack/react-query'
import { useOwnChanges } from '../../core/realtime/use-own-changes.ts'
import { rereadFeed } from './reread-feed.ts'

/** Beside the feed: whom somebody follows or unfollows on another device changes it. */
export function FollowListener() {
  const queries = useQueryClient()
  useOwnChanges((what) => {
    if (what === 'following') rereadFeed(queries)
  })
  return null
}
