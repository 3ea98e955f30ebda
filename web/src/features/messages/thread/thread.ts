import type { MessageBody, MessageView, ReplyBody, Routes } from '@fanfare/contract'
import { isWithin, joinRanges, type Range } from './ranges.ts'

/** Who has read it is known for the whole conversation, not for each message. */
export type Message = Omit<MessageView, 'isRead'>
type Page = ReplyBody<Routes['listMessages']>

/**
 * What is known of a conversation. Pages and pushes arrive in any order, late and more than once; each is a
 * thread of its own, and to join them in any order gives the same.
 */
export interface Thread {
  /** By number. */
  readonly messages: readonly Message[]
  /** Whose numbers are known. One that has no message here was deleted, and never comes back. */
  readonly known: readonly Range[]
  /** The way further back: null while nothing says it, without a cursor at the beginning. */
  readonly older: { readonly below: number; readonly cursor: string | null } | null
  /** Up to which message each of the others has read, as was told while this was open. */
  readonly reads: Readonly<Record<string, number>>
}

export const emptyThread: Thread = { messages: [], known: [], older: null, reads: {} }

const ranges = (from: number, to: number): Range[] => (from <= to ? [{ from, to }] : [])
const bySeq = (a: Message, b: Message) => a.seq - b.seq

export const withoutRead = ({ isRead: _, ...message }: MessageView): Message => message

/** From the newest backwards. `below` is where the page before it began; `top` is what was known to be there. */
export const historyPiece = (page: Page, below: number | null, top = 0): Thread => {
  const messages = page.messages.map(withoutRead).sort(bySeq)
  const first = page.hasMore ? (messages[0]?.seq ?? 0) : 0
  const last = below === null ? Math.max(top, messages.at(-1)?.seq ?? 0) : below - 1
  return {
    ...emptyThread,
    messages,
    known: ranges(first, last),
    older: { below: first, cursor: page.nextCursor },
  }
}

/** What came behind a number. `top` is what was known to be there when it was asked for. */
export const laterPiece = (page: Page, after: number, top: number): Thread => {
  const messages = page.messages.map(withoutRead).sort(bySeq)
  const last = messages.at(-1)?.seq ?? after
  const end = page.hasMore ? last : Math.max(last, top)
  return { ...emptyThread, messages, known: ranges(after + 1, end) }
}

export const messagePiece = (message: Message): Thread => ({
  ...emptyThread,
  messages: [message],
  known: ranges(message.seq, message.seq),
})

export const deletedPiece = (seq: number): Thread => ({ ...emptyThread, known: ranges(seq, seq) })

export const readPiece = (userId: string, seq: number): Thread => ({
  ...emptyThread,
  reads: { [userId]: seq },
})

/** A push is the same for everyone: what only its reader is told follows from who that is. */
export const asSeenBy = (body: MessageBody, viewerId: string): Message => {
  const isOwn = body.senderId === viewerId
  return {
    ...body,
    isFolded: false,
    // Older than any answer that knows of one.
    reactions: [],
    reactionChanges: 0,
    price: null,
    isLocked: false,
    abilities: { edit: isOwn, delete: isOwn, buy: false },
  }
}

/** Files whose first look is over. A push from before may come behind the one that says so. */
const settledIn = ({ attachments }: Message) =>
  attachments.filter(({ state }) => state !== 'processing').length

const laterEdit = (one: Message, other: Message): Message => {
  const [oneEdit, otherEdit] = [one.editedAt ?? '', other.editedAt ?? '']
  if (oneEdit !== otherEdit) return oneEdit > otherEdit ? one : other
  return settledIn(one) > settledIn(other) ? one : other
}

/** Neither an edit nor a reaction is ever undone by an answer that is older than it. */
const laterOf = (one: Message, other: Message): Message => {
  const { reactions, reactionChanges } = one.reactionChanges > other.reactionChanges ? one : other
  return { ...laterEdit(one, other), reactions, reactionChanges }
}

const joinReads = (one: Thread['reads'], other: Thread['reads']): Thread['reads'] => {
  const entries = Object.entries(other).map(([id, seq]) => [id, Math.max(seq, one[id] ?? 0)])
  return { ...one, ...Object.fromEntries(entries) }
}

const furtherBack = (one: Thread['older'], other: Thread['older']): Thread['older'] => {
  if (!one || !other) return one ?? other
  return other.below <= one.below ? other : one
}

export const joinThreads = (one: Thread, other: Thread): Thread => {
  const found = new Map<number, Message>()
  const add = (messages: readonly Message[], elsewhere: Thread) => {
    const theirs = new Set(elsewhere.messages.map(({ seq }) => seq))
    for (const message of messages) {
      if (!theirs.has(message.seq) && isWithin(elsewhere.known, message.seq)) continue
      const before = found.get(message.seq)
      found.set(message.seq, before ? laterOf(before, message) : message)
    }
  }
  add(one.messages, other)
  add(other.messages, one)
  return {
    messages: [...found.values()].sort(bySeq),
    known: joinRanges([...one.known, ...other.known]),
    older: furtherBack(one.older, other.older),
    reads: joinReads(one.reads, other.reads),
  }
}

/** Behind this number is everything that is known: numbers begin with 1, and what has no beginning at 0. */
export const beforeFirst = ({ known }: Thread): number => Math.max(0, (known[0]?.from ?? 0) - 1)

/** The highest number below which nothing is lacking. */
export const reachedOf = ({ known }: Thread): number => known[0]?.to ?? 0

export const topOf = ({ known }: Pick<Thread, 'known'>): number => known.at(-1)?.to ?? 0

/** Something between what is known was not told. */
export const hasGap = ({ known }: Thread): boolean => known.length > 1
