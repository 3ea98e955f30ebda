import type { MessageId, MessageView } from '@fanfare/contract'
import { isDefinite, ProblemError } from '@fanfare/contract/client'
import { createStore } from '../../../ui/lib/store.ts'
import type { OutgoingFile } from '../attach/outgoing-file.ts'
import {
  forgetOutgoing,
  isComplete,
  keepOutgoing,
  type Outgoing,
  readOutgoing,
} from './outgoing.ts'

export interface OutboxOptions {
  readonly storage: Parameters<typeof readOutgoing>[0]
  send(one: Outgoing): Promise<MessageView>
  remove(id: MessageId): Promise<unknown>
  /** Stored on the server. Called before it leaves the outbox, so that it is never shown twice or not at all. */
  onSent(message: MessageView, one: Outgoing): void
  /** Brings those of its files on their way that have not arrived: `noteFile` and `fail` tell how that goes. */
  sendFiles(one: Outgoing): void
  /** It is here no longer. Files of one that was not sent are of no use to anybody. */
  onGone(one: Outgoing, wasSent: boolean): void
  isOnline(): boolean
  pause(ms: number): Promise<unknown>
}

/** While the device has a network but no answer comes: then the message says so and waits for a press. */
const triesBeforeFailure = 4
const firstPauseMs = 1_000
const undoMs = 10_000

const codeOf = (error: unknown) => (error instanceof ProblemError ? error.problem.code : null)
const reasonOf = (error: unknown) =>
  error instanceof ProblemError ? error.problem.detail : 'Something went wrong.'

/** A file that waited too long for its message is thrown away. */
export const isExpired = (error: unknown) => codeOf(error) === 'upload.not-found'

/** They are sent again from the beginning. */
const withoutUploads = (files: readonly OutgoingFile[]) =>
  files.map((file) => ({ ...file, uploadId: null, hasArrived: false }))

/**
 * Messages on their way, those of one conversation one after the other. They outlive the tab. One whose files
 * have not arrived lets the others pass.
 */
export const createOutbox = (options: OutboxOptions) => {
  const { storage, send, remove, onSent, sendFiles, onGone, isOnline, pause } = options
  const store = createStore<readonly Outgoing[]>(readOutgoing(storage))
  /** Whose last ten seconds of Undo are not over, by the id of their browser. */
  const undoable = createStore<ReadonlySet<string>>(new Set())
  const busy = new Set<string>()
  /** Has left at least once. What an earlier tab left behind may have. */
  const left = new Set(
    store
      .read()
      .filter(isComplete)
      .map(({ clientId }) => clientId),
  )
  let isClosed = false

  const find = (clientId: string) => store.read().find((one) => one.clientId === clientId)
  const change = (clientId: string, next: Partial<Outgoing>) => {
    if (isClosed) return
    const list = store.read().map((one) => (one.clientId === clientId ? { ...one, ...next } : one))
    store.write(list)
    const changed = find(clientId)
    if (changed) keepOutgoing(storage, changed)
  }
  const drop = (clientId: string, wasSent = false) => {
    const one = find(clientId)
    forgetOutgoing(storage, clientId)
    store.write(store.read().filter((other) => other.clientId !== clientId))
    if (one) onGone(one, wasSent)
  }

  const settle = async (clientId: string, message: MessageView) => {
    const one = find(clientId)
    if (one?.isUndone) await remove(message.id)
    else if (one) onSent(message, one)
    drop(clientId, true)
  }

  const refused = (clientId: string, error: unknown) => {
    const files = find(clientId)?.files ?? []
    change(clientId, {
      failure: reasonOf(error),
      files: isExpired(error) ? withoutUploads(files) : files,
    })
  }

  /** Whether to go on with the next. */
  const failed = async (clientId: string, error: unknown, tries: number): Promise<boolean> => {
    const isUndone = find(clientId)?.isUndone === true
    const isNowhere = codeOf(error) === 'request.done-before' || (isUndone && isDefinite(error))
    if (isNowhere) drop(clientId)
    else if (isDefinite(error)) refused(clientId, error)
    else if (!isOnline()) return false
    else if (tries < triesBeforeFailure) await pause(firstPauseMs * 2 ** tries)
    else if (isUndone) return false
    else change(clientId, { failure: reasonOf(error) })
    return true
  }

  const deliver = async (conversationId: string) => {
    if (busy.has(conversationId)) return
    busy.add(conversationId)
    let [current, tries] = ['', 0]
    let goesOn = true
    while (goesOn && isOnline() && !isClosed) {
      const next = store
        .read()
        .find(
          (one) => one.conversationId === conversationId && one.failure === null && isComplete(one),
        )
      if (!next) break
      const { clientId } = next
      tries = clientId === current ? tries + 1 : 0
      current = clientId
      left.add(clientId)
      try {
        await settle(clientId, await send(next))
      } catch (error) {
        goesOn = await failed(clientId, error, tries)
      }
    }
    busy.delete(conversationId)
  }

  const begin = (one: Outgoing) => {
    if (isComplete(one)) void deliver(one.conversationId)
    else sendFiles(one)
  }

  const resume = () => {
    for (const one of store.read()) if (one.failure === null) begin(one)
  }

  const holderOf = (fileId: string) =>
    store.read().find(({ files }) => files.some(({ id }) => id === fileId))

  const offerUndo = (clientId: string) => {
    undoable.write(new Set([...undoable.read(), clientId]))
    setTimeout(() => {
      undoable.write(new Set([...undoable.read()].filter((id) => id !== clientId)))
    }, undoMs)
  }

  return {
    store,
    undoable,
    resume,
    drop: (clientId: string) => drop(clientId),
    add(one: Outgoing) {
      keepOutgoing(storage, one)
      store.write([...store.read(), one])
      offerUndo(one.clientId)
      begin(one)
    },
    retry(clientId: string) {
      change(clientId, { failure: null })
      const one = find(clientId)
      if (one) begin(one)
    },
    /** How far the upload of one file is. Told again it changes nothing. */
    noteFile(id: string, known: Pick<OutgoingFile, 'uploadId' | 'hasArrived'>) {
      const holder = holderOf(id)
      const before = holder?.files.find((file) => file.id === id)
      if (!holder || !before) return
      if (before.uploadId === known.uploadId && before.hasArrived === known.hasArrived) return
      const files = holder.files.map((file) => (file.id === id ? { ...file, ...known } : file))
      change(holder.clientId, { files })
      void deliver(holder.conversationId)
    },
    /** One of its files can't be sent. */
    fail(fileId: string, reason: string) {
      const holder = holderOf(fileId)
      if (holder?.failure === null) change(holder.clientId, { failure: reason })
    },
    /** One that may have arrived is let through, to be deleted there. */
    undo(clientId: string) {
      if (left.has(clientId)) change(clientId, { isUndone: true })
      else drop(clientId)
    },
    close() {
      isClosed = true
      store.write([])
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
