import type { MessageId, MessageView } from '@fanfare/contract'
import { isDefinite, ProblemError } from '@fanfare/contract/client'
import { createStore } from '../../../ui/lib/store.ts'
import { forgetOutgoing, keepOutgoing, type Outgoing, readOutgoing } from './outgoing.ts'

export interface OutboxOptions {
  readonly storage: Parameters<typeof readOutgoing>[0]
  send(one: Outgoing): Promise<MessageView>
  remove(id: MessageId): Promise<unknown>
  /** Stored on the server. Called before it leaves the outbox, so that it is never shown twice or not at all. */
  onSent(message: MessageView): void
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

/** Messages on their way, those of one conversation one after the other. They outlive the tab. */
export const createOutbox = (options: OutboxOptions) => {
  const { storage, send, remove, onSent, isOnline, pause } = options
  const store = createStore<readonly Outgoing[]>(readOutgoing(storage))
  /** Whose last ten seconds of Undo are not over, by the id of their browser. */
  const undoable = createStore<ReadonlySet<string>>(new Set())
  const busy = new Set<string>()
  /** Has left at least once. What an earlier tab left behind may have. */
  const left = new Set(store.read().map(({ clientId }) => clientId))
  let isClosed = false

  const find = (clientId: string) => store.read().find((one) => one.clientId === clientId)
  const change = (clientId: string, next: Partial<Outgoing>) => {
    if (isClosed) return
    const list = store.read().map((one) => (one.clientId === clientId ? { ...one, ...next } : one))
    store.write(list)
    const changed = find(clientId)
    if (changed) keepOutgoing(storage, changed)
  }
  const drop = (clientId: string) => {
    forgetOutgoing(storage, clientId)
    store.write(store.read().filter((one) => one.clientId !== clientId))
  }

  const settle = async (clientId: string, message: MessageView) => {
    if (find(clientId)?.isUndone) await remove(message.id)
    else if (!isClosed) onSent(message)
    drop(clientId)
  }

  /** Whether to go on with the next. */
  const failed = async (clientId: string, error: unknown, tries: number): Promise<boolean> => {
    const isUndone = find(clientId)?.isUndone === true
    const isNowhere = codeOf(error) === 'request.done-before' || (isUndone && isDefinite(error))
    if (isNowhere) drop(clientId)
    else if (isDefinite(error)) change(clientId, { failure: reasonOf(error) })
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
        .find((one) => one.conversationId === conversationId && one.failure === null)
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

  const resume = () => {
    for (const { conversationId } of store.read()) void deliver(conversationId)
  }

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
    drop,
    add(one: Outgoing) {
      keepOutgoing(storage, one)
      store.write([...store.read(), one])
      offerUndo(one.clientId)
      void deliver(one.conversationId)
    },
    retry(clientId: string) {
      change(clientId, { failure: null })
      const one = find(clientId)
      if (one) void deliver(one.conversationId)
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
