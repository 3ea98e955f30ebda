import type { ConversationId } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../core/api/api.ts'
import { historyPiece, joinThreads, laterPiece, type Thread, topOf } from './thread.ts'

const limit = 50
const keyOf = (id: ConversationId) => ['thread', id] as const

export const knownThread = (queries: QueryClient, id: ConversationId) =>
  queries.getQueryData<Thread>(keyOf(id))

/** Joined with what is there. Nothing is begun with a push: the first page is. */
export const addToThread = (queries: QueryClient, id: ConversationId, piece: Thread) =>
  queries.setQueryData<Thread>(keyOf(id), (thread) => thread && joinThreads(thread, piece))

/** The newest page, now and whenever somebody comes back to it. */
export const threadQuery = (queries: QueryClient, id: ConversationId) =>
  queryOptions<Thread, ProblemError>({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const known = knownThread(queries, id)
      const request = { params: { id }, query: { limit } }
      const page = await api.call('listMessages', request, { signal })
      return historyPiece(page, null, known && topOf(known))
    },
    // What is read is joined with what was pushed meanwhile instead of taking its place.
    structuralSharing: (before, next) =>
      before ? joinThreads(before as Thread, next as Thread) : next,
  })

/** One page further back. */
export const readOlder = async (queries: QueryClient, id: ConversationId) => {
  const older = knownThread(queries, id)?.older
  if (!older?.cursor) return
  const query = { limit, cursor: older.cursor }
  const page = await api.call('listMessages', { params: { id }, query })
  addToThread(queries, id, historyPiece(page, older.below))
}

const readPagesBehind = async (queries: QueryClient, id: ConversationId, behind: number) => {
  let after = behind
  let hasMore = true
  while (hasMore) {
    const thread = knownThread(queries, id)
    if (!thread) return
    const page = await api.call('listMessages', { params: { id }, query: { limit, after } })
    addToThread(queries, id, laterPiece(page, after, topOf(thread)))
    after = page.messages.at(-1)?.seq ?? after
    hasMore = page.hasMore
  }
}

const messageAt = (queries: QueryClient, id: ConversationId, seq: number) =>
  knownThread(queries, id)?.messages.find((message) => message.seq === seq)

/** Messages that are read again, and the latest change of their reactions that was told meanwhile. */
const rereading = new Map<string, number>()

/** A message to which others have reacted, once at a time. What fails now is asked for with the next change. */
export const readReacted = async (
  queries: QueryClient,
  id: ConversationId,
  seq: number,
  changes: number,
) => {
  const known = messageAt(queries, id, seq)
  if (!known || known.reactionChanges >= changes) return
  const key = `${id} ${seq}`
  const isReading = rereading.has(key)
  rereading.set(key, changes)
  if (isReading) return
  const request = { params: { id }, query: { limit: 1, after: seq - 1 } }
  const page = await api.call('listMessages', request).catch(() => null)
  if (page) addToThread(queries, id, laterPiece(page, seq - 1, 0))
  const told = rereading.get(key) ?? changes
  rereading.delete(key)
  if (told > changes) void readReacted(queries, id, seq, told)
}

/** Conversations that are read on, and from where again once that is done. */
const reading = new Map<ConversationId, number | null>()

/** Everything behind this number, once at a time. What fails now is asked for with the next push. */
export const readBehind = async (queries: QueryClient, id: ConversationId, after: number) => {
  const waiting = reading.get(id)
  if (waiting !== undefined) {
    reading.set(id, Math.min(after, waiting ?? after))
    return
  }
  reading.set(id, null)
  await readPagesBehind(queries, id, after).catch(() => {})
  const again = reading.get(id)
  reading.delete(id)
  if (again !== undefined && again !== null) void readBehind(queries, id, again)
}
