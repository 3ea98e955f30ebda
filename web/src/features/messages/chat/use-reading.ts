import type { ConversationId } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { noteRead } from '../list/list-cache.ts'

const onVisible = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useVisible = () =>
  useSyncExternalStore(onVisible, () => document.visibilityState === 'visible')

interface Reading {
  readonly id: ConversationId
  /** Of the last message of others. */
  readonly lastSeq: number
  readonly readSeq: number
  readonly isAtEnd: boolean
}

/** What stands at the end of the open conversation is read once somebody looks at it. */
export const useReading = ({ id, lastSeq, readSeq, isAtEnd }: Reading) => {
  const queries = useQueryClient()
  const isVisible = useVisible()
  const marked = useRef(readSeq)
  const mark = useCommand('markConversationRead', { refresh: ['readUnreadConversations'] })
  const read = useEffectEvent(async () => {
    const before = marked.current
    marked.current = lastSeq
    try {
      noteRead(queries, id, await mark.run({ params: { id } }))
    } catch (error) {
      marked.current = before
      toastProblem(error, 'Failed to mark as read.')
    }
  })
  const isLooking = isVisible && isAtEnd
  useEffect(() => {
    if (isLooking && lastSeq > Math.max(readSeq, marked.current)) void read()
  }, [isLooking, lastSeq, readSeq])
}
