import type { ConversationId, ConversationView, ReadState } from '@fanfare/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import type { PagesOf } from '../../../core/api/pages.ts'
import type { Message } from '../thread/thread.ts'

type ListPages = PagesOf<'listConversations'>

const isLater = ({ lastMessage }: ConversationView, { seq }: Message) =>
  !lastMessage || lastMessage.seq < seq

/** Its row goes to the top of every list it stands in. The server tells the rest, a moment later. */
const withLast = (list: ListPages, message: Message): ListPages => {
  const id = message.conversationId
  const row = list.pages.flatMap(({ conversations }) => conversations).find((one) => one.id === id)
  if (!row || !isLater(row, message)) return list
  const first = { ...row, lastMessage: message, updatedAt: message.timestamp }
  return {
    ...list,
    pages: list.pages.map((page, at) => {
      const others = page.conversations.filter((one) => one.id !== id)
      return { ...page, conversations: at === 0 ? [first, ...others] : others }
    }),
  }
}

const lists = { queryKey: ['listConversations'] }

/** What was written shows in the list at once. */
export const noteLastMessage = (queries: QueryClient, message: Message) => {
  queries.setQueriesData<ListPages>(lists, (list) => list && withLast(list, message))
}

const without = (list: ListPages, id: ConversationId): ListPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    conversations: page.conversations.filter((one) => one.id !== id),
  })),
})

export const dropFromLists = (queries: QueryClient, id: ConversationId) => {
  queries.setQueriesData<ListPages>(lists, (list) => list && without(list, id))
}

/** It stays in the list of unread ones until that is read again. */
export const noteRead = (queries: QueryClient, id: ConversationId, state: ReadState) => {
  queries.setQueriesData<ListPages>(
    lists,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          conversations: page.conversations.map((one) =>
            one.id === id ? { ...one, ...state } : one,
          ),
        })),
      },
  )
  queries.setQueryData(
    readOf('readConversation', { params: { id } }).queryKey,
    (known) => known && { ...known, conversation: { ...known.conversation, ...state } },
  )
}
