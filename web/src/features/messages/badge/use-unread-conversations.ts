import { limits } from '@fanfare/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { countUpTo } from '../../../ui/text/count-up-to.ts'

/** Requests are not counted: anybody can send one. */
export const useUnreadConversations = (): number =>
  useQuery(readOf('readUnreadConversations')).data?.inbox ?? 0

export const unreadText = (count: number) => countUpTo(count, limits.unreadConversations)
