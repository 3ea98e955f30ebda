import { type ConversationId, limits } from '@fanfare/contract'
import { z } from 'zod'
import { decodeCursor, encodeCursor, type PageQuery } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireConversation } from '../conversations/membership.ts'
import { readLatestRows } from '../conversations/reader.ts'
import { keepVisible } from '../conversations/visible.ts'
import { type FoundKeys, findMessages, type MessageRow } from './reader.ts'
import { viewMessages } from './view.ts'

interface SearchQuery extends PageQuery {
  readonly q: string
  readonly conversationId?: ConversationId | undefined
}

const foundKeys = z.tuple([z.iso.datetime(), z.uuid(), z.int()])
const keysOf = ({ sent_at, conversation_id, seq }: MessageRow): FoundKeys => [
  sent_at.toISOString(),
  conversation_id,
  seq,
]

const searched = async (scope: SignedInScope, id: ConversationId | undefined) => {
  if (id) return [await requireConversation(scope.db, scope.actor, id)]
  const { accountId } = scope.actor
  return keepVisible(scope, await readLatestRows(scope.db, accountId, limits.searchedConversations))
}

/** A page leaves out what somebody has written whom the reader may not see. */
export const searchMessages = async (
  scope: SignedInScope,
  { q, conversationId, cursor, limit }: SearchQuery,
) => {
  const filter = ['found', q, conversationId ?? null]
  const after = decodeCursor(cursor, filter, foundKeys)
  const conversations = await searched(scope, conversationId)
  const rows = await findMessages(scope.db, conversations, q, after, limit + 1)
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = shown.at(-1)
  const views = await viewMessages(scope, shown, conversations)
  return {
    messages: views.filter(({ isFolded }) => !isFolded),
    hasMore,
    nextCursor: hasMore && last ? encodeCursor(keysOf(last), filter) : null,
  }
}
