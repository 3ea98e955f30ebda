import type { ContentCard, ContentType } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { realtime } from '../../../core/realtime/realtime.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import type { Viewer } from '../../../core/session/viewer.ts'

/** A list that was read longer ago may have been without the socket meanwhile. */
const fresh = 30_000

/** A list may have been asked for before a post and answered after it. */
const overlap = 10_000

interface Shown {
  readonly newest: ContentCard
  readonly type: ContentType | undefined
  /** When the list was read, in milliseconds. */
  readonly readAt: number
  /** And when somebody was heard to have posted. */
  readonly heardAt: number
}

/** When a post was heard of last, or a gap in the connection in which there may have been one. */
export const useFeedNews = (viewer: Viewer | null): number => {
  const [heardAt, setHeardAt] = useState(0)
  useTopic(viewer && `feed:${viewer.id}`, () => {
    setHeardAt(Date.now())
    realtime.reread({ queryKey: ['readNewPosts'] })
  })
  return heardAt
}

/** How many posts have come above the newest one shown. Nothing is asked before there is reason to. */
export const useNewPosts = ({ newest, type, readAt, heardAt }: Shown) => {
  const [isOld] = useState(() => Date.now() - readAt > fresh)
  const since = newest.publishedAt ?? ''
  const { data } = useQuery({
    ...readOf('readNewPosts', { query: { since, id: newest.id, ...(type ? { type } : {}) } }),
    enabled: (isOld || heardAt > readAt - overlap) && since !== '',
  })
  return data
}
