import type { ConversationId } from '@fanfare/contract'
import { z } from 'zod'
import { decodeCursor, encodeCursor, type PageQuery } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readBroadcasts, readBroadcastsBehind } from '../broadcasts/reader/history.ts'
import { requireConversation } from '../conversations/membership.ts'
import { type MessageRow, readBehind, readHistory } from './reader.ts'
import { viewMessages } from './view.ts'

interface HistoryQuery extends PageQuery {
  readonly after?: number | undefined
}

const seqKey = z.tuple([z.int()])

/** The newest first; with `after` what came behind that number, the oldest first. */
export const listMessages = async (
  scope: SignedInScope,
  id: ConversationId,
  { cursor, limit, after }: HistoryQuery,
) => {
  const own = await requireConversation(scope.db, scope.actor, id)
  const filter = ['messages', id, after ?? null]
  const [reached] = decodeCursor(cursor, filter, seqKey) ?? [null]
  const isChannel = own.kind === 'broadcast'
  const [before, behind] = isChannel
    ? [readBroadcasts, readBroadcastsBehind]
    : [readHistory, readBehind]
  const rows: MessageRow[] =
    after === undefined
      ? await before(scope.db, own, reached, limit + 1)
      : await behind(scope.db, own, reached ?? after, limit + 1)
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = shown.at(-1)
  return {
    messages: await viewMessages(scope, shown, [own]),
    hasMore,
    nextCursor: hasMore && last ? encodeCursor([last.seq], filter) : null,
  }
}
