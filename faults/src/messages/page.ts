import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MessageBody, ServerMessage, socketRules } from '@fanfare/contract'
import type { Actor } from '../lib/actor.ts'
import type { World } from '../lib/world.ts'
import { readHistory } from './history.ts'
import type { SeenMessage } from './model/deeds.ts'

type Told = Pick<MessageBody, 'id' | 'seq' | 'clientId' | 'content'> & {
  readonly senderId: string | null
}

/** As clients are numbered. */
export type NumberOf = (accountId: string | null) => number

const retryMs = 200
/** What was edited or deleted is read again, not with each single event. */
const rereadMs = 1_000

/**
 * A browser that shows one conversation. It keeps what it is told and asks for what it sees missing: behind
 * the last number that it knows of, and everything after it was away.
 */
export const openPage = ({ stack }: World, actor: Actor, id: string, numberOf: NumberOf) => {
  const known = new Map<number, SeenMessage>()
  /** It has all up to this number. */
  let upTo = 0
  let socket: WebSocket | undefined
  let isOver = false
  let rereading: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()

  const keep = ({ id: messageId, seq, clientId, content, senderId }: Told) =>
    known.set(seq, { id: messageId, seq, clientId, content, sender: numberOf(senderId) })

  /** One after the other, again and again while nobody answers. Whoever has left is told that nothing is there. */
  const inTurn = (work: () => Promise<void>) => {
    working = working.then(async () => {
      while (!isOver) {
        try {
          return await work()
        } catch {
          await sleep(retryMs)
        }
      }
    })
  }

  const catchUp = (after: number) =>
    inTurn(async () => {
      const messages = await readHistory(actor, id, after)
      if (after === 0) known.clear()
      for (const message of messages ?? []) keep(message)
      upTo = Math.max(upTo, ...known.keys())
    })

  const pass = (seq: number) => {
    if (seq === upTo + 1) upTo = seq
    else if (seq > upTo) catchUp(upTo)
  }

  const hear = (message: ServerMessage) => {
    switch (message.type) {
      case 'subscribed':
        return catchUp(0)
      case 'message':
        return inTurn(async () => {
          keep(message.message)
          pass(message.message.seq)
        })
      case 'message_deleted':
        return inTurn(async () => {
          known.delete(message.seq)
          pass(message.seq)
        })
      case 'last_message':
        return inTurn(async () => pass(message.seq))
      case 'changed':
        rereading ??= setTimeout(() => {
          rereading = undefined
          catchUp(0)
        }, rereadMs)
    }
  }

  const connect = async (): Promise<void> => {
    if (isOver) return
    try {
      const reply = await actor.browser.send({ method: 'POST', path: '/realtime/ticket' })
      const { ticket } = reply.body as { ticket: string }
      const home = `ws://127.0.0.1:${stack.instance.ports.realtime}${socketRules.path}`
      const opened = new WebSocket(`${home}?ticket=${ticket}`)
      socket = opened
      opened.onopen = () => {
        const timestamp = new Date().toISOString()
        const topic = `conversation:${id}`
        opened.send(JSON.stringify({ type: 'subscribe', topic, id: randomUUID(), timestamp }))
      }
      opened.onmessage = ({ data }) => hear(ServerMessage.parse(JSON.parse(String(data))))
      opened.onclose = () => setTimeout(connect, retryMs)
    } catch {
      setTimeout(connect, retryMs)
    }
  }
  void connect()

  return {
    id,
    /** The connection is gone; it comes back by itself. */
    cut: () => socket?.close(),
    /** What it shows, when it has asked for all that it saw missing. */
    async shown(): Promise<SeenMessage[]> {
      await working
      return [...known.values()].toSorted((a, b) => a.seq - b.seq)
    },
    close() {
      isOver = true
      clearTimeout(rereading)
      socket?.close()
    },
  }
}
export type Page = ReturnType<typeof openPage>
