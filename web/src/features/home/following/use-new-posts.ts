import type { ContentCard, ContentType } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import type { Viewer } from '../../../core/session/viewer.ts'

/** A list that was read longer ago may have been without the socket meanwhile. */
const fresh = 30_000

interface Shown {
  readonly newest: ContentCard
  readonly type: ContentType | undefined
  /** When the list was read, in milliseconds. */
  readonly readAt: number
}

/** How many posts have come above the newest one shown. Nothing is asked before there is reason to. */
export const useNewPosts = (viewer: Viewer, { newest, type, readAt }: Shown) => {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(() => Date.now() - readAt > fresh)
  // A post, or a gap in the connection in which there may have been one.
  useTopic(`feed:${viewer.id}`, () => {
    setIsAsking(true)
    void queries.invalidateQueries({ queryKey: ['readNewPosts'] })
  })
  const since = newest.publishedAt ?? ''
  const { data } = useQuery({
    ...readOf('readNewPosts', { query: { since, id: newest.id, ...(type ? { type } : {}) } }),
    enabled: isAsking && since !== '',
  })
  return data
}
