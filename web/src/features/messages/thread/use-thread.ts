import type { ConversationId } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasGap, reachedOf } from './thread.ts'
import { readBehind, readOlder, threadQuery } from './thread-cache.ts'

/** A conversation is read before its topic is joined: what came in between is asked for once more. */
const settleMs = 1_500

/** What is known of a conversation, with the pages before it. */
export const useThread = (id: ConversationId) => {
  const queries = useQueryClient()
  const query = useQuery(threadQuery(queries, id))
  const [isReadingOlder, setReadingOlder] = useState(false)
  const [isOlderFailed, setOlderFailed] = useState(false)
  const thread = query.data
  const isLoaded = thread !== undefined
  const gapBehind = thread && hasGap(thread) ? reachedOf(thread) : null

  useEffect(() => {
    if (gapBehind !== null) void readBehind(queries, id, gapBehind)
  }, [queries, id, gapBehind])

  useEffect(() => {
    if (!isLoaded) return
    const timer = setTimeout(() => {
      const known = queries.getQueryData(threadQuery(queries, id).queryKey)
      if (known) void readBehind(queries, id, reachedOf(known))
    }, settleMs)
    return () => clearTimeout(timer)
  }, [queries, id, isLoaded])

  /** Answers whether there was one more. */
  const older = async (): Promise<boolean> => {
    if (isReadingOlder) return false
    setReadingOlder(true)
    setOlderFailed(false)
    try {
      await readOlder(queries, id)
      return true
    } catch {
      setOlderFailed(true)
      return false
    } finally {
      setReadingOlder(false)
    }
  }
  return { query, thread, older, isReadingOlder, isOlderFailed }
}
