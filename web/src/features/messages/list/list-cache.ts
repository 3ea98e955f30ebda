import type { ConversationId, ConversationView, ReadState } from '@fanfare/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import type { PagesOf } from '../../../core/api/pages.ts'
import type { Message } from '../thread/thread.ts'

type ListPages = PagesOf<'listConversations'>
type Rows = ListPages['pages'][number]['conversations']

/** Every page of a list with other rows. */
const withRows = (list: ListPages, change: (rows: Rows, page: number) => Rows): ListPages => ({
  ...list,
  pages: list.pages.map((page, at) => ({
    ...page,
    conversations: change(page.conversations, at),
  })),
})

const changeLists = (queries: QueryClient, change: (list: ListPages) => ListPages) => {
  const lists = { queryKey: ['listConversations'] }
  queries.setQueriesData<ListPages>(lists, (list) => list && change(list))
}

const without = (rows: Rows, id: ConversationId): Rows => rows.filter((one) => one.id !== id)

const isLater = ({ lastMessage }: ConversationView, { seq }: Message) =>
  !lastMessage || lastMessage.seq < seq

/** Its row goes to the top of every list it stands in. The server tells the rest, a moment later. */
const withLast = (list: ListPages, message: Message): ListPages => {
  const id = message.conversationId
  const row = list.pages.flatMap(({ conversations }) => conversations).find((one) => one.id === id)
  if (!row || !isLater(row, message)) return list
  const first = { ...row, lastMessage: message, updatedAt: message.timestamp }
  return withRows(list, (rows, page) => {
    const others = without(rows, id)
    return page === 0 ? [first, ...others] : others
  })
}

/** What was written shows in the list at once. */
export const noteLastMessage = (queries: QueryClient, message: Message) =>
  changeLists(queries, (list) => withLast(list, message))

export const dropFromLists = (queries: QueryClient, id: ConversationId) =>
  changeLists(queries, (list) => withRows(list, (rows) => without(rows, id)))

/** It stays in the list of unread ones until that is read again. */
export const noteRead = (queries: QueryClient, id: ConversationId, state: ReadState) => {
  changeLists(queries, (list) =>
    withRows(list, (rows) => rows.map((one) => (one.id === id ? { ...one, ...state } : one))),
  )
  queries.setQueryData(
    readOf('readConversation', { params: { id } }).queryKey,
    (known) => known && { ...known, conversation: { ...known.conversation, ...state } },
  )
}
