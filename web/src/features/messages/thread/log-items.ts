import type { Outgoing } from '../outbox/outgoing.ts'
import type { Message } from './thread.ts'

/** One bubble: stored, or on its way. It keeps its key when it arrives. */
interface Entry {
  readonly key: string
  readonly at: string
  readonly message: Message | null
  readonly outgoing: Outgoing | null
}

export type LogItem =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'folded'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly senderId: string
      readonly isOwn: boolean
      readonly entries: readonly Entry[]
    }

interface Seen {
  readonly viewerId: string
  /** Up to which number the viewer had read when they came; null shows no line. */
  readonly readSeq: number | null
}

/** What one person writes within so long stands together. */
const togetherMs = 5 * 60_000

const dayOf = (at: string) => new Date(at).toDateString()
const isSoon = (before: string, at: string) => Date.parse(at) - Date.parse(before) < togetherMs

const entriesOf = (messages: readonly Message[], outgoing: readonly Outgoing[]): Entry[] => {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const waiting = outgoing.filter(({ clientId, isUndone }) => !isUndone && !arrived.has(clientId))
  return [
    ...messages.map((message) => ({
      key: message.clientId,
      at: message.timestamp,
      message,
      outgoing: null,
    })),
    ...waiting.map((one) => ({
      key: one.clientId,
      at: one.writtenAt,
      message: null,
      outgoing: one,
    })),
  ]
}

/** The list as it is read: days, one line above what is new, and what was written together. */
export const logItems = (
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  { viewerId, readSeq }: Seen,
): LogItem[] => {
  const items: LogItem[] = []
  let before: Entry | undefined
  let hasLine = false
  for (const entry of entriesOf(messages, outgoing)) {
    const { message, key, at } = entry
    const senderId = message ? message.senderId : viewerId
    if (!before || dayOf(before.at) !== dayOf(at)) items.push({ kind: 'day', key: `day ${at}`, at })
    const isNew = message !== null && readSeq !== null && message.seq > readSeq
    if (isNew && !hasLine && senderId !== viewerId) {
      hasLine = true
      items.push({ kind: 'unread', key: 'unread' })
    }
    const last = items.at(-1)
    if (message?.isFolded || senderId === null) {
      if (last?.kind === 'folded') items[items.length - 1] = { ...last, count: last.count + 1 }
      else items.push({ kind: 'folded', key, count: 1 })
    } else if (
      last?.kind === 'group' &&
      last.senderId === senderId &&
      before &&
      isSoon(before.at, at)
    ) {
      items[items.length - 1] = { ...last, entries: [...last.entries, entry] }
    } else {
      const isOwn = senderId === viewerId
      items.push({ kind: 'group', key, senderId, isOwn, entries: [entry] })
    }
    before = entry
  }
  return items
}
