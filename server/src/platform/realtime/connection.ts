import { ClientMessage, type ServerMessage } from '@fanfare/contract'
import type { WebSocket } from 'ws'
import type { Actor } from '../scope.ts'
import type { Log } from '../telemetry/log.ts'
import { allowance, oncePer } from './allowance.ts'
import type { Hub, Listener } from './hub.ts'
import { cutOffs, messages } from './metrics.ts'
import type { Presence } from './presence/presence.ts'
import {
  type Closing,
  closing,
  type Gate,
  type HasBlocks,
  socketLimits,
  type TellTyping,
} from './rules.ts'
import { openSubscriptions } from './subscriptions.ts'

export interface Connection {
  readonly sessionId: string | null
  readonly accountId: string | null
  end(why: Closing): void
  /** Asks for a sign of life; one that gave none since the last time is ended. */
  beat(): void
  /** A block or a setting has changed: leaves what this person may not hear any more. */
  recheck(): void
}

interface Surroundings {
  readonly hub: Hub
  readonly mayHear: Gate
  readonly hasBlocks: HasBlocks
  readonly presence: Presence
  readonly tellTyping: TellTyping
  readonly log: Log
}

/** A peer that reads nothing never sees the closing handshake either. */
const graceMs = 1_000

const parse = (text: string): ClientMessage | null => {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export const serveConnection = (
  socket: WebSocket,
  actor: Actor,
  { hub, mayHear, hasBlocks, presence, tellTyping, log }: Surroundings,
): Connection => {
  const accountId = actor.kind === 'account' ? actor.accountId : null
  const maySayTyping = oncePer(socketLimits.typingEveryMs)
  const mayTellLists = oncePer(socketLimits.typingInListsEveryMs)
  const mayTalk = allowance(socketLimits.messagesPerSecond, socketLimits.burst)
  let alive = true

  const end = (why: Closing) => {
    subscriptions.leaveAll()
    if (socket.readyState !== socket.OPEN) return
    cutOffs.inc({ why })
    const [code, reason] = closing[why]
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), graceMs).unref()
  }

  const listener: Listener = {
    accountId,
    deliver(message) {
      if (socket.bufferedAmount > socketLimits.unsentBytes) return end('tooSlow')
      socket.send(message, { binary: false })
    },
  }

  const answer = (message: ServerMessage) => listener.deliver(Buffer.from(JSON.stringify(message)))
  const refuse = (id: string, code: string, message: string) =>
    answer({ type: 'error', id, code, message })

  let blocks: Promise<boolean> | undefined

  /** Asked once for each connection, and again when it is to recheck. */
  const readBlocks = (): Promise<boolean> => {
    if (actor.kind !== 'account') return Promise.resolve(false)
    const asked = blocks ?? hasBlocks(actor.accountId)
    blocks = asked
    asked.catch(() => {
      if (blocks === asked) blocks = undefined
    })
    return asked
  }

  const mayJoin = async (topic: string) => mayHear(actor, topic, await readBlocks())

  const subscriptions = openSubscriptions({
    hub,
    presence,
    listener,
    mayJoin,
    answer,
    isOpen: () => socket.readyState === socket.OPEN,
  })

  const recheck = () => {
    blocks = undefined
    return subscriptions.recheck()
  }

  const type = async ({
    id,
    conversationId,
    isTyping,
  }: Extract<ClientMessage, { type: 'typing' }>) => {
    if (actor.kind !== 'account' || !subscriptions.has(`conversation:${conversationId}`)) {
      return refuse(id, 'topic-not-found', 'We couldn’t find this.')
    }
    if (!maySayTyping(conversationId)) return
    const isForLists = !isTyping || mayTellLists(conversationId)
    await tellTyping(actor, { conversationId, isTyping, isForLists })
  }

  const notifications = `notifications:${accountId ?? 'nobody'}`

  const handle = async (message: ClientMessage) => {
    switch (message.type) {
      case 'ping':
        return answer({ type: 'pong', id: message.id })
      case 'subscribe':
        return subscriptions.subscribe(message.id, message.topic)
      case 'unsubscribe':
        return subscriptions.unsubscribe(message.topic)
      case 'subscribe_notifications':
        return subscriptions.subscribe(message.id, notifications)
      case 'unsubscribe_notifications':
        return subscriptions.unsubscribe(notifications)
      case 'typing':
        return type(message)
      default:
        return refuse(message.id, 'not-supported', 'This isn’t supported.')
    }
  }

  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', (data) => {
    messages.inc({ direction: 'in' })
    if (!mayTalk()) return end('tooManyMessages')
    const message = parse(String(data))
    if (!message) return refuse('', 'not-understood', 'This message isn’t valid.')
    handle(message).catch((error: unknown) => {
      log.warn({ type: message.type, err: error }, 'message failed')
      refuse(message.id, 'server.failed', 'Something went wrong on our end.')
    })
  })
  socket.on('error', (error) => log.debug({ err: error }, 'socket failed'))
  socket.on('close', () => end('normal'))

  return {
    sessionId: actor.kind === 'account' ? actor.sessionId : null,
    accountId,
    end,
    beat() {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    },
    recheck() {
      recheck().catch((error: unknown) => {
        log.warn({ err: error }, 'topics could not be rechecked')
        // It comes back and asks for each of them.
        end('unavailable')
      })
    },
  }
}
