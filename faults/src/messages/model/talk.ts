import type { AnyDeed, Deed, SeenMessage, View } from './deeds.ts'
import { forever, greatest, least } from './numbers.ts'

/**
 * What was answered took effect once, between its two times, and not again. What was refused may have taken
 * effect at any time since it began, or never.
 */
const latest = ({ isDone, until }: Deed): number => (isDone ? until : forever)

/** Of what is not the same twice: a try that was cut off may still be under way when another is answered. */
export const settled = (deed: Deed): number => (deed.isRepeated ? forever : latest(deed))

/** An id is its sender's: the same one from two people is two messages. */
const keyOf = (sender: number, clientId: string) => `${sender} ${clientId}`

/** What was sent by one id, however often. */
export interface Message {
  readonly clientId: string
  /** Stored between these two, the second infinite where no answer says that it was. */
  readonly from: number
  readonly until: number
  /** What it may say in the end. */
  readonly texts: ReadonlySet<string>
  readonly isDeleted: boolean
  readonly isPerhapsDeleted: boolean
}

const messagesOf = (deeds: readonly AnyDeed[]): ReadonlyMap<string, Message> => {
  const messages = new Map<string, Message>()
  const changes = deeds.filter((deed) => 'clientId' in deed)
  for (const [key, all] of Map.groupBy(changes, ({ by, clientId }) => keyOf(by, clientId))) {
    const sends = all.filter((deed) => deed.kind === 'send')
    const edits = all.filter((deed) => deed.kind === 'edit')
    const deletes = all.filter((deed) => deed.kind === 'delete')
    const [first] = sends
    if (!first) continue
    const until = least([...sends, ...edits].map(latest))
    const lastBegun = greatest(edits.filter(({ isDone }) => isDone).map(({ from }) => from))
    // Of two with one id the first is the message, and what was edited is never again as it was sent.
    const originals = lastBegun === -forever ? sends.filter(({ from }) => from <= until) : []
    const lasting = edits.filter((edit) => settled(edit) >= lastBegun)
    messages.set(key, {
      clientId: first.clientId,
      from: least(sends.map(({ from }) => from)),
      until,
      texts: new Set([...originals, ...lasting].map(({ content }) => content)),
      isDeleted: deletes.some(({ isDone }) => isDone),
      isPerhapsDeleted: deletes.length > 0,
    })
  }
  return messages
}

/** When someone came back last: all that was sent after it is theirs to see, and nothing from before. */
interface Start {
  readonly from: number
  readonly until: number
}
const always: Start = { from: -forever, until: -forever }
const never: Start = { from: forever, until: forever }

/**
 * Every time at which someone may have come back last; none where they are gone. They leave and come back one
 * after the other, and what was refused of it was done before the next thing that they were answered, or never.
 */
const startsOf = (own: readonly AnyDeed[]): readonly Start[] => {
  let sure = [always]
  let open: Start[] = []
  let isPerhapsOut = false
  for (const deed of own.toSorted((a, b) => a.from - b.from)) {
    if (deed.kind === 'leave') {
      if (deed.isDone) [sure, open] = [[], []]
      isPerhapsOut = true
    } else if (deed.kind === 'return' && isPerhapsOut) {
      open.push({ from: deed.from, until: latest(deed) })
    }
    // Only a member may write and read, and whoever was brought back is one.
    const isMember = deed.isDone && ['return', 'send', 'read'].includes(deed.kind)
    if (isMember && sure.length + open.length > 0) {
      const until = (start: Start) => Math.min(start.until, deed.until)
      sure.push(...open.map((start) => ({ from: start.from, until: until(start) })))
      open = []
      isPerhapsOut = false
    }
  }
  return [...sure, ...open]
}

/** One conversation, with what was done in it and how it is in the end. */
export interface Talk {
  readonly deeds: readonly AnyDeed[]
  readonly views: readonly View[]
  readonly messages: ReadonlyMap<string, Message>
  /** Every message that someone sees, as the first of them has it. */
  readonly seen: ReadonlyMap<string, SeenMessage>
  /** The messages that are there: whoever sees one proves it, also of one whose send or delete was refused. */
  readonly present: ReadonlyMap<string, Message>
  readonly sights: ReadonlyMap<View, Sight>
}

/** What one member sees of what is there. */
interface Sight {
  readonly own: readonly AnyDeed[]
  readonly keys: ReadonlySet<string>
  readonly start: Start
  /** They see all from this number on, and all that was sent after this time. */
  readonly firstSeq: number
  readonly firstUntil: number
}

export const seenKey = ({ sender, clientId }: SeenMessage) => keyOf(sender, clientId)

const sightOf = (
  { messages, present }: Pick<Talk, 'messages' | 'present'>,
  view: View,
  own: readonly AnyDeed[],
): Sight => {
  const real = view.messages.filter((one) => messages.has(seenKey(one)))
  const keys = new Set(real.map(seenKey))
  const firstUntil = least(real.map((one) => messages.get(seenKey(one))?.until ?? forever))
  const missed = [...present].filter(([key]) => !keys.has(key))
  const lastMissed = greatest(missed.map(([, { from }]) => from))
  const starts = startsOf(own)
  const fitting = starts.filter(({ from, until }) => from <= firstUntil && lastMissed <= until)
  // Where several fit, the last of them asks least of what was read.
  const [start = starts.at(-1) ?? never] = fitting.toSorted((a, b) => b.until - a.until)
  return { own, keys, start, firstUntil, firstSeq: least(real.map(({ seq }) => seq)) }
}

export const talkOf = (deeds: readonly AnyDeed[], views: readonly View[]): Talk => {
  const messages = messagesOf(deeds)
  const seen = new Map<string, SeenMessage>()
  for (const one of views.flatMap((view) => view.messages)) {
    if (!seen.has(seenKey(one))) seen.set(seenKey(one), one)
  }
  const isPresent = ([key, { until, isDeleted, isPerhapsDeleted }]: [string, Message]) =>
    !isDeleted && (seen.has(key) || (until < forever && !isPerhapsDeleted))
  const present = new Map([...messages].filter(isPresent))
  const deedsOf = Map.groupBy(deeds, ({ by }) => by)
  const sights = views.map((view): [View, Sight] => {
    return [view, sightOf({ messages, present }, view, deedsOf.get(view.by) ?? [])]
  })
  return { deeds, views, messages, seen, present, sights: new Map(sights) }
}
