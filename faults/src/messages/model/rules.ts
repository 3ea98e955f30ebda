import type { Fault, Model, SeenMessage, View } from './deeds.ts'
import { forever, greatest, least, leastBehind } from './numbers.ts'
import { type Message, seenKey, settled, type Talk, talkOf } from './talk.ts'

const who = ({ by, conversation }: Pick<View, 'by' | 'conversation'>) =>
  `client ${by} in ${conversation}`
const named = ({ seq, clientId }: SeenMessage) => `number ${seq} (${clientId})`

/** Whoever is a member has every message that is there once, and none from before they came back. */
const delivered = ({ messages, seen, present, sights }: Talk): Fault[] =>
  [...sights].flatMap(([view, { keys, start, firstSeq, firstUntil }]) => {
    const had = new Set<string>()
    const has = view.messages.map((one) => {
      const key = seenKey(one)
      if (had.has(key)) return `${who(view)} has ${named(one)} more than once`
      had.add(key)
      const isEarlier = (messages.get(key)?.until ?? forever) < start.from
      return isEarlier ? `${who(view)} has ${named(one)} from before they came back` : undefined
    })
    const lacks = [...present].flatMap(([key, { from, clientId }]) => {
      if (keys.has(key)) return []
      const other = seen.get(key)
      const isTheirs = from > Math.min(start.until, firstUntil) || (other && other.seq > firstSeq)
      if (!isTheirs) return []
      const why = other ? `which others have as number ${other.seq}` : 'which was acknowledged'
      return [`${who(view)} lacks ${clientId}, ${why}`]
    })
    return [...has, ...lacks]
  })

/** Nobody sees what nobody sent, and everyone the same last words. */
const written = ({ views, messages, seen }: Talk): Fault[] =>
  views.flatMap((view) =>
    view.messages.map((one) => {
      const message = messages.get(seenKey(one))
      if (!message) return `${who(view)} has ${named(one)}, which client ${one.sender} never sent`
      const has = `${who(view)} has ${named(one)} as "${one.content}"`
      if (!message.texts.has(one.content)) {
        return `${has} and not as "${[...message.texts].join('" or "')}"`
      }
      const other = seen.get(seenKey(one))?.content
      return other === one.content ? undefined : `${has} and others as "${other}"`
    }),
  )

const deleted = ({ messages, sights }: Talk): Fault[] =>
  [...messages].flatMap(([key, { isDeleted, clientId }]) => {
    if (!isDeleted) return []
    return [...sights].map(([view, { keys }]) =>
      keys.has(key) ? `${who(view)} has ${clientId}, which was deleted` : undefined,
    )
  })

/** A number and an id are one message's, for everyone; the numbers rise, also with time. */
const ordered = ({ views, messages, seen }: Talk): Fault[] => {
  const known = [...seen].toSorted(([, a], [, b]) => a.seq - b.seq)
  const owner = new Map<string | number, string>()
  for (const [key, { seq, id }] of known) owner.set(seq, key).set(id, key)
  const alike = views.flatMap((view) =>
    view.messages.map((one, index) => {
      const before = view.messages[index - 1]
      if (before && before.seq >= one.seq) {
        return `${who(view)} has ${named(one)} behind ${named(before)}`
      }
      const key = seenKey(one)
      const first = seen.get(key)
      const isSame = first?.seq === one.seq && first.id === one.id
      const isOnly = owner.get(one.seq) === key && owner.get(one.id) === key
      if (isSame && isOnly) return undefined
      return `${who(view)} has ${named(one)} as ${one.id}, and someone has that number or id otherwise`
    }),
  )
  let newest: Message | undefined
  const inTime = known.map(([key, one]): Fault => {
    const [message, other] = [messages.get(key), newest]
    if (!message) return undefined
    if (other && message.until < other.from) {
      return `${named(one)} was answered before ${other.clientId} was sent, and is behind it`
    }
    if (!other || message.from > other.from) newest = message
    return undefined
  })
  return [...alike, ...inTime]
}

/** The highest number that whoever has read by then can have read. */
const readableOf = ({ messages, seen }: Talk) => {
  const real = [...seen].flatMap(([key, { seq }]) => {
    const message = messages.get(key)
    return message ? [{ from: message.from, seq }] : []
  })
  const lastSeq = greatest([0, ...real.map(({ seq }) => seq)])
  const lastFrom = greatest(real.map(({ from }) => from))
  const nextSeq = leastBehind(real.map(({ from, seq }) => [from, seq]))
  // What was deleted has a number that nobody knows, which may be the last. Behind a number that someone
  // sees, they would see all else that is there.
  const unseen = [...messages].filter(([key, { until, isPerhapsDeleted }]) => {
    return !seen.has(key) && until >= lastFrom && (isPerhapsDeleted || real.length === 0)
  })
  const unseenFrom = least(unseen.map(([, { from }]) => from))
  return (until: number) =>
    Math.min(nextSeq(until) - 1, unseen.length > 0 && unseenFrom <= until ? forever : lastSeq)
}

/**
 * Unread is what others wrote behind the number up to which someone has read. To read is to read all that is
 * there: no less, and nothing that is sent later. It lasts until they leave.
 */
const unread = (talk: Talk): Fault[] => {
  const readable = readableOf(talk)
  const begun = least(talk.deeds.map(({ from }) => from))
  return [...talk.sights].flatMap(([view, { own, start }]) => {
    const others = view.messages.filter(({ sender }) => sender !== view.by)
    const behind = others.filter(({ seq }) => seq > view.readSeq).length
    const reads = own.flatMap((deed) => {
      if (deed.kind !== 'read' || !deed.isDone || deed.readSeq === null) return []
      return [{ from: deed.from, until: deed.until, readSeq: deed.readSeq }]
    })
    const since = reads.filter(({ from }) => from > start.until)
    const furthest = greatest(since.map(({ readSeq }) => readSeq))
    // Who writes may count as having read, and who comes back may begin with everything read.
    const moves = own.filter(({ kind }) => kind === 'read' || kind === 'send')
    const limit = readable(greatest([begun, start.until, ...moves.map(settled)]))
    const untilOf = (one: SeenMessage) => talk.messages.get(seenKey(one))?.until ?? forever
    const unreadUntil = leastBehind(others.map((one) => [one.seq, untilOf(one)]))
    const has = `${who(view)} has read up to ${view.readSeq}`
    const count = `${has} with ${behind} behind it and is told ${view.unreadCount} unread`
    const answers = reads.map(({ from, until, readSeq }): Fault => {
      const read = `${who(view)} has read all up to ${readSeq}, as was answered`
      const last = readable(until)
      if (readSeq > last) return `${read}, and nothing was there behind ${last}`
      return unreadUntil(readSeq) < from ? `${read}, and more was there already` : undefined
    })
    return [
      view.unreadCount === behind ? undefined : count,
      view.readSeq >= furthest ? undefined : `${has}, and was told ${furthest} before`,
      view.readSeq <= limit ? undefined : `${has}, and can have read ${limit} at most`,
      ...answers,
    ]
  })
}

const isSame = (a: SeenMessage, b: SeenMessage) =>
  a.id === b.id && a.clientId === b.clientId && a.sender === b.sender && a.content === b.content

/** An open page knows what the history says. */
const shown = ({ views }: Talk): Fault[] =>
  views.flatMap((view) => {
    const page = `the page of ${who(view)}`
    const shows = new Map(view.page.map((one) => [one.seq, one]))
    const told = new Set(view.messages.map(({ seq }) => seq))
    const known = view.messages.map((one): Fault => {
      const other = shows.get(one.seq)
      if (!other) return `${page} lacks ${named(one)}`
      if (isSame(one, other)) return undefined
      return `${page} has ${named(other)} as "${other.content}", the history ${named(one)} as "${one.content}"`
    })
    const more = view.page.flatMap((one, index) => {
      const before = view.page[index - 1]
      if (!told.has(one.seq)) return [`${page} has ${named(one)}, the history has not`]
      const isBehind = before && before.seq >= one.seq
      return isBehind ? [`${page} has ${named(one)} behind ${named(before)}`] : []
    })
    return [...known, ...more]
  })

export const judge: Model = (deeds, views) => {
  const deedsIn = Map.groupBy(deeds, ({ conversation }) => conversation)
  const viewsOf = Map.groupBy(views, ({ conversation }) => conversation)
  const talks = [...viewsOf].map(([id, seen]) => talkOf(deedsIn.get(id) ?? [], seen))
  return {
    delivered: talks.flatMap(delivered),
    written: talks.flatMap(written),
    deleted: talks.flatMap(deleted),
    ordered: talks.flatMap(ordered),
    unread: talks.flatMap(unread),
    page: talks.flatMap(shown),
  }
}
