/**
 * What was done and what is there in the end, and whether the one can follow from the other. Nothing in here
 * knows how Fanfare does it: times are those of the caller's clock, before a request was sent first and after its
 * answer came.
 */
export interface Deed {
  /** Which of the clients. */
  readonly by: number
  readonly conversation: string
  readonly from: number
  readonly until: number
  /** False where the last answer was a refusal: then it was done or not. */
  readonly isDone: boolean
  /** Some tries had no answer: what was done once may be done again, later. */
  readonly isRepeated: boolean
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

export type Fault = string | undefined
