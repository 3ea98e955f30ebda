import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { countUpTo } from '../../../ui/text/count-up-to.ts'

/** Requests are not counted: anybody can send one. */
export const useUnreadConversations = (): number =>
  useQuery(readOf('readUnreadConversations')).data?.inbox ?? 0

/** As far as the server counts. The limits of the contract are too much for the first load. */
export const unreadText = (count: number) => countUpTo(count, 99)
