/**
 * What was done and what is there in the end, and whether the one can follow from the other. Nothing in here
 * knows how Fanfare does it: times are those of the caller's clock, before a request was sent first and after its
 * answer came.
 */
interface Deed {
  /** Which of the clients. */
  readonly by: number
  readonly conversation: string
  readonly from: number
  readonly until: number
  /** False where the last answer was a refusal: then it was done or not. */
  readonly isDone: boolean
}

interface Send extends Deed {
  readonly kind: 'send'
  readonly clientId: string
  readonly content: string
}
interface Edit extends Deed {
  readonly kind: 'edit'
  readonly clientId: string
  readonly content: string
}
interface Delete extends Deed {
  readonly kind: 'delete'
  readonly clientId: string
}
interface Read extends Deed {
  readonly kind: 'read'
  /** As it was answered; null where it was refused. */
  readonly readSeq: number | null
}
/** Of whoever leaves, and of whoever is brought back by another. */
interface Leave extends Deed {
  readonly kind: 'leave'
}
interface Return extends Deed {
  readonly kind: 'return'
}
export type AnyDeed = Send | Edit | Delete | Read | Leave | Return

export interface SeenMessage {
  readonly seq: number
  readonly id: string
  readonly clientId: string
  readonly content: string
  /** Which of the clients. */
  readonly sender: number
}

/** A conversation in the end, as one of its members has it. */
export interface View {
  readonly by: number
  readonly conversation: string
  /** The whole history as it is answered, the oldest first. */
  readonly messages: readonly SeenMessage[]
  readonly unreadCount: number
  readonly readSeq: number
  /** The same as an open page knows it, by what it was told on its socket. */
  readonly page: readonly SeenMessage[]
}

/** By rule, what was looked at and what was wrong with it; nothing where it held. */
type Verdict = Readonly<Record<string, readonly (string | undefined)[]>>
export type Model = (deeds: readonly AnyDeed[], views: readonly View[]) => Verdict

const isSend = (deed: AnyDeed): deed is Send => deed.kind === 'send'

/** What one member may see of a conversation begins with when they came back last. */
const seesFrom = (deeds: readonly AnyDeed[], { by, conversation }: View) => {
  const returns = deeds.filter(
    (one) => one.kind === 'return' && one.by === by && one.conversation === conversation,
  )
  const last = returns.at(-1)
  return { from: last?.from ?? 0, until: last?.until ?? 0 }
}

/** Its contents after its last edit that was answered, or after one of those whose fate is not known. */
const possibleTexts = (deeds: readonly AnyDeed[], { clientId, content }: Send) => {
  let texts = [content]
  for (const one of deeds) {
    if (one.kind !== 'edit' || one.clientId !== clientId) continue
    texts = one.isDone ? [one.content] : [...texts, one.content]
  }
  return texts
}

const faultOfSend = (deeds: readonly AnyDeed[], view: View, send: Send): string | undefined => {
  const found = view.messages.filter(({ clientId }) => clientId === send.clientId)
  const start = seesFrom(deeds, view)
  const deletes = deeds.filter((one) => one.kind === 'delete' && one.clientId === send.clientId)
  const who = `${send.content} of ${send.by}, as ${view.by} has it,`
  if (found.length > 1) return `${who} is there ${found.length} times`
  const [message] = found
  if (!message) {
    const isSure = send.isDone && send.from > start.until && deletes.length === 0
    return isSure ? `${who} is not there` : undefined
  }
  if (deletes.some(({ isDone }) => isDone)) return `${who} was deleted and is there`
  if (send.until < start.from) return `${who} is from before they came back`
  const isRight = possibleTexts(deeds, send).includes(message.content)
  return isRight ? undefined : `${who} says ${message.content}`
}

const faultOfOrder = (views: readonly View[], view: View): string | undefined => {
  const seqs = view.messages.map(({ seq }) => seq)
  if (seqs.some((seq, at) => at > 0 && seq <= (seqs[at - 1] ?? 0))) {
    return `${view.by} has numbers in no order`
  }
  const others = views.filter(({ conversation }) => conversation === view.conversation)
  const numbers = new Map(
    others.flatMap(({ messages }) => messages.map((one) => [one.id, one.seq])),
  )
  const other = view.messages.find(({ id, seq }) => numbers.get(id) !== seq)
  return other && `${view.by} has ${other.content} at ${other.seq}`
}

/** Whoever sends after an answer has come, comes later in the order. */
const faultOfTime = (deeds: readonly AnyDeed[], view: View): string | undefined => {
  const sends = new Map(deeds.filter(isSend).map((one) => [one.clientId, one]))
  let latest = 0
  for (const { clientId, content } of view.messages) {
    const send = sends.get(clientId)
    if (!send) return `nobody has sent ${content}`
    if (send.until < latest) return `${content} comes after what was sent when it was there`
    latest = Math.max(latest, send.from)
  }
  return undefined
}

const faultOfCount = (deeds: readonly AnyDeed[], view: View): string | undefined => {
  const { by, conversation, messages, unreadCount, readSeq } = view
  const unread = messages.filter(({ sender, seq }) => sender !== by && seq > readSeq).length
  if (unread !== unreadCount) return `${by} has ${unreadCount} unread of ${unread}`
  const reads = deeds.flatMap((one) =>
    one.kind === 'read' && one.by === by && one.conversation === conversation
      ? (one.readSeq ?? 0)
      : [],
  )
  const furthest = Math.max(0, ...reads)
  return readSeq >= furthest ? undefined : `${by} has read up to ${readSeq} and not ${furthest}`
}

const textOf = (messages: readonly SeenMessage[]) =>
  JSON.stringify(messages.map(({ seq, id, content }) => [seq, id, content]))

export const judge: Model = (deeds, views) => {
  const sendsIn = ({ conversation }: View) =>
    deeds.filter(isSend).filter((one) => one.conversation === conversation)
  return {
    once: views.flatMap((view) => sendsIn(view).map((send) => faultOfSend(deeds, view, send))),
    order: views.flatMap((view) => [faultOfOrder(views, view), faultOfTime(deeds, view)]),
    unread: views.map((view) => faultOfCount(deeds, view)),
    pages: views.map(({ by, messages, page }) =>
      textOf(messages) === textOf(page)
        ? undefined
        : `the page of ${by} shows ${page.length} messages, there are ${messages.length}`,
    ),
  }
}
