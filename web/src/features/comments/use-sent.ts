import type { CommentId, ContentId } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../core/api/api.ts'
import { addToCache } from './comment-cache.ts'

/** A comment on its way, or one that did not arrive. */
export interface Sent {
  /** Of this comment alone: the server takes it once, however often it is sent. */
  readonly key: string
  readonly text: string
  /** Why it did not arrive. */
  readonly failure: string | null
}

const reasonOf = (error: unknown) =>
  error instanceof ProblemError ? error.problem.detail : 'Something went wrong.'

/** What was written shows at once. If it cannot be stored it stays, with its words, to be tried again. */
export const useSent = (contentId: ContentId, parentId?: CommentId, onStored?: () => void) => {
  const queries = useQueryClient()
  const [sent, setSent] = useState<readonly Sent[]>([])
  const drop = (key: string) => setSent((now) => now.filter((one) => one.key !== key))
  const keep = (next: Sent) =>
    setSent((now) => [...now.filter((one) => one.key !== next.key), next])

  const deliver = async ({ key, text }: Sent) => {
    keep({ key, text, failure: null })
    const request = { params: { id: contentId }, body: { text, ...(parentId ? { parentId } : {}) } }
    try {
      const { comment } = await api.call('addComment', request, { intention: key })
      addToCache(queries, contentId, comment)
      drop(key)
      onStored?.()
      void queries.invalidateQueries({ queryKey: ['readContent', { params: { id: contentId } }] })
    } catch (error) {
      keep({ key, text, failure: reasonOf(error) })
    }
  }
  return {
    sent,
    send: (text: string) => void deliver({ key: crypto.randomUUID(), text, failure: null }),
    retry: (one: Sent) => void deliver(one),
    drop: (one: Sent) => drop(one.key),
  }
}
