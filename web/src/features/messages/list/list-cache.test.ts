import type { ConversationId, ConversationView } from '@fanfare/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { PagesOf } from '../../../core/api/pages.ts'
import type { Message } from '../thread/thread.ts'
import { dropFromLists, noteLastMessage, noteRead } from './list-cache.ts'

type Pages = PagesOf<'listConversations'>

const row = (id: string, seq: number) =>
  ({ id, lastMessage: { seq, content: `${id} ${seq}` }, unreadCount: 2 }) as ConversationView
const page = (...conversations: ConversationView[]) => ({
  conversations,
  nextCursor: null,
  hasMore: false,
})
const message = (conversationId: string, seq: number) =>
  ({ conversationId, seq, content: 'new', timestamp: '2026-11-15T12:00:00Z' }) as Message

const key = ['listConversations', { query: { tab: 'all' } }, 'pages']
let queries: QueryClient
const shown = () =>
  queries
    .getQueryData<Pages>(key)
    ?.pages.flatMap(({ conversations }) =>
      conversations.map(({ id, lastMessage }) => `${id}: ${lastMessage?.content}`),
    )

beforeEach(() => {
  queries = new QueryClient()
  const pages = [page(row('a', 4)), page(row('b', 7))]
  queries.setQueryData(key, { pages, pageParams: [undefined, 'next'] })
})

test('what was written brings its conversation to the top', () => {
  noteLastMessage(queries, message('b', 8))
  expect(shown()).toEqual(['b: new', 'a: a 4'])
})

test('what is older than what is shown changes nothing, nor does what is in no list', () => {
  noteLastMessage(queries, message('b', 6))
  noteLastMessage(queries, message('c', 9))
  expect(shown()).toEqual(['a: a 4', 'b: b 7'])
})

test('a conversation that was read or deleted shows so at once', () => {
  noteRead(queries, 'a' as ConversationId, { unreadCount: 0, readSeq: 4 })
  expect(queries.getQueryData<Pages>(key)?.pages[0]?.conversations[0]?.unreadCount).toBe(0)
  dropFromLists(queries, 'a' as ConversationId)
  expect(shown()).toEqual(['b: b 7'])
})
