import type { ConversationId, Money } from '@fanfare/contract'
import type { OutgoingFile } from '../attach/outgoing-file.ts'
import type { Message } from '../thread/thread.ts'

/** A message that the server has not confirmed. */
export interface Outgoing {
  /** Made here: the server takes the same one once, however often it is sent. */
  readonly clientId: string
  readonly conversationId: ConversationId
  readonly content: string
  /** What it answers, as it is shown. */
  readonly replyTo: Message['replyTo']
  readonly files: readonly OutgoingFile[]
  /** Of its files together, where a creator sells them. */
  readonly price: Money | null
  readonly writtenAt: string
  /** Why it was not taken. Null while it waits or is on its way. */
  readonly failure: string | null
  /** Taken back after it had left: it is deleted as soon as it is there. */
  readonly isUndone: boolean
}

/** What can be sent: the server takes no file that it does not have whole. */
export const isComplete = ({ files }: Outgoing) => files.every(({ hasArrived }) => hasArrived)

const start = 'outbox:'

interface Storage {
  read(name: string): string | null
  write(name: string, value: string | null): void
  names(start: string): readonly string[]
}

/** What was kept before messages had files has none. */
const withoutFiles = { files: [], price: null }

const parse = (text: string | null): Outgoing[] => {
  try {
    return text ? [{ ...withoutFiles, ...(JSON.parse(text) as Outgoing) }] : []
  } catch {
    return []
  }
}

const byTime = (a: Outgoing, b: Outgoing) => (a.writtenAt < b.writtenAt ? -1 : 1)

/** What was left when the tab closed, in the order it was written. */
export const readOutgoing = (storage: Storage): Outgoing[] =>
  storage
    .names(start)
    .flatMap((name) => parse(storage.read(name)))
    .sort(byTime)

export const isKept = (storage: Storage, clientId: string) =>
  storage.read(start + clientId) !== null

export const keepOutgoing = (storage: Storage, one: Outgoing) =>
  storage.write(start + one.clientId, JSON.stringify(one))

export const forgetOutgoing = (storage: Storage, clientId: string) =>
  storage.write(start + clientId, null)

/** For whoever only wants to know whether something waits: the rest is loaded when it does. */
export const hasOutgoing = (storage: Storage) => storage.names(start).length > 0
