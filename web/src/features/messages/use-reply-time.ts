import type { ConversationView, ReplyTime } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'

const words: Readonly<Record<ReplyTime, string>> = {
  hour: 'Usually replies within an hour',
  'few-hours': 'Usually replies within a few hours',
  day: 'Usually replies within a day',
  'two-days': 'Usually replies within two days',
  week: 'Usually replies within a week',
}

/** Of the creator on the other side, from what the open conversation has read; null where nobody knows. */
export const useReplyTime = ({ id }: Pick<ConversationView, 'id'>): string | null => {
  const { data } = useQuery(readOf('readConversation', { params: { id } }))
  return data?.replyTime ? words[data.replyTime] : null
}
