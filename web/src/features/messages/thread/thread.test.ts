import type { ConversationId, MessageId, MessageView } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import {
  beforeFirst,
  deletedPiece,
  emptyThread,
  hasGap,
  historyPiece,
  joinThreads,
  laterPiece,
  messagePiece,
  reachedOf,
  readPiece,
  type Thread,
} from './thread.ts'

const view = (
  seq: number,
  content = `text ${seq}`,
  edits = 0,
  reactionChanges = 0,
): MessageView => ({
  id: `message-${seq}` as MessageId,
  conversationId: 'conversation' as ConversationId,
  seq,
  clientId: `client-${seq}`,
  senderId: null,
  senderName: null,
  senderAvatar: null,
  content,
  type: 'text',
  attachments: [],
  timestamp: '2026-11-15T12:00:00.000Z',
  isEdited: edits > 0,
  editedAt: edits > 0 ? `2026-11-15T13:00:0${edits}.000Z` : null,
  replyTo: null,
  origin: 'typed',
  isRead: false,
  isFolded: false,
  reactions: reactionChanges > 0 ? [{ emoji: '🔥', count: reactionChanges, isOwn: false }] : [],
  reactionChanges,
  price: null,
  isLocked: false,
  abilities: { edit: false, delete: false, buy: false },
})

const page = (messages: MessageView[], hasMore: boolean) => ({
  messages,
  hasMore,
  nextCursor: hasMore ? `below ${messages[0]?.seq}` : null,
})

/** The same numbers each time, so that a failure can be repeated. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

/** A conversation as it happens on the server, with everything an open page may be told of it. */
const makeStory = (roll: () => number) => {
  const rows: MessageView[] = []
  const pieces: Thread[] = []
  const whole = (below: number) => Math.floor(roll() * below)
  let last = 0
  const happens = () => {
    const chance = roll()
    const at = whole(rows.length)
    const row = rows[at]
    if (chance < 0.55 || !row) {
      last += 1
      const sent = view(last)
      rows.push(sent)
      if (roll() < 0.7) pieces.push(messagePiece(sent))
    } else if (chance < 0.7) {
      const words = `edited ${row.seq} ${pieces.length}`
      const edited = view(row.seq, words, editsOf(row) + 1, row.reactionChanges)
      rows[at] = edited
      // What is pushed of an edit says nothing of reactions.
      const pushed = { ...edited, reactions: [], reactionChanges: 0 }
      if (roll() < 0.7) pieces.push(messagePiece(pushed))
    } else if (chance < 0.78) {
      const { seq, content, reactionChanges } = row
      const reacted = view(seq, content, editsOf(row), reactionChanges + 1)
      rows[at] = reacted
      if (roll() < 0.7) pieces.push(messagePiece(reacted))
    } else if (chance < 0.84) {
      rows.splice(at, 1)
      if (roll() < 0.7) pieces.push(deletedPiece(row.seq))
    } else if (chance < 0.9) {
      const after = whole(last + 1)
      const later = rows.filter(({ seq }) => seq > after)
      pieces.push(laterPiece(page(later.slice(0, 5), later.length > 5), after, last))
    } else {
      const newest = rows.slice(-4)
      pieces.push(historyPiece(page(newest, rows.length > 4), null, last))
    }
  }
  for (let number = 0; number < 40; number++) happens()
  pieces.push(laterPiece(page([...rows], false), 0, last))
  return { rows, pieces }
}
const editsOf = ({ editedAt }: MessageView) => (editedAt ? Number(editedAt.at(-6)) % 9 : 0)

const shuffled = <Item>(items: readonly Item[], roll: () => number): Item[] =>
  items
    .map((item) => [roll(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

const shown = ({ messages }: Pick<Thread, 'messages'>) =>
  messages.map(({ seq, content, reactions }) => [seq, content, reactions])

describe('a conversation', () => {
  it('is the same in whatever order, and however often, it is told', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const roll = dice(seed)
      const { rows, pieces } = makeStory(roll)
      const told = shuffled([...pieces, ...pieces.filter(() => roll() < 0.3)], roll)
      const thread = told.reduce(joinThreads, emptyThread)
      expect(shown(thread), `seed ${seed}`).toEqual(shown({ messages: rows }))
    }
  })

  it('knows what it lacks until that is there', () => {
    const first = historyPiece(page([view(1), view(2)], false), null)
    const ahead = joinThreads(first, messagePiece(view(5)))
    expect([hasGap(ahead), reachedOf(ahead)]).toEqual([true, 2])
    const filled = joinThreads(ahead, laterPiece(page([view(4), view(5)], false), 2, 5))
    expect([hasGap(filled), reachedOf(filled)]).toEqual([false, 5])
    expect(beforeFirst(filled)).toBe(0)
    expect(shown(filled).map(([seq]) => seq)).toEqual([1, 2, 4, 5])
  })

  it('goes back from its oldest page, although the newest is read again', () => {
    const newest = historyPiece(page([view(8), view(9)], true), null)
    const older = historyPiece(page([view(4), view(6)], true), 8)
    const thread = [newest, older, newest].reduce(joinThreads, emptyThread)
    expect(thread.older).toEqual({ below: 4, cursor: 'below 4' })
    expect(thread.known).toEqual([{ from: 4, to: 9 }])
  })

  it('forgets no reading that was further', () => {
    const reads = [readPiece('a', 4), readPiece('a', 2), readPiece('b', 3)]
    expect(reads.reduce(joinThreads, emptyThread).reads).toEqual({ a: 4, b: 3 })
  })
})
