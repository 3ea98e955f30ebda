import { ClientMessage, type ServerMessage } from '@fanfare/contract'
import type { WebSocket } from 'ws'
import type { Actor } from '../scope.ts'
import type { Log } from '../telemetry/log.ts'
import { allowance } from './allowance.ts'
import type { Hub, Listener } from './hub.ts'
import { cutOffs, messages } from './metrics.ts'
import { type Closing, closing, type Gate, type HasBlocks, socketLimits } from './rules.ts'

export interface Connection {
  readonly sessionId: string | null
  readonly accountId: string | null
  end(why: Closing): void
  /** Asks for a sign of life; one that gave none since the last time is ended. */
  beat(): void
  /** A block was made or taken back: leaves what this person may not hear any more. */
  recheck(): void
}

interface Surroundings {
  readonly hub: Hub
  readonly mayHear: Gate
  readonly hasBlocks: HasBlocks
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
  { hub, mayHear, hasBlocks, log }: Surroundings,
): Connection => {
  const topics = new Set<string>()
  const mayTalk = allowance(socketLimits.messagesPerSecond, socketLimits.burst)
  let alive = true

  const end = (why: Closing) => {
    for (const topic of topics) hub.leave(topic, listener)
    topics.clear()
    if (socket.readyState !== socket.OPEN) return
    cutOffs.inc({ why })
    const [code, reason] = closing[why]
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), graceMs).unref()
  }

  const listener: Listener = {
    deliver(message) {
      if (socket.bufferedAmount > socketLimits.unsentBytes) return end('tooSlow')
      socket.send(message, { binary: false })
    },
  }

  const answer = (message: ServerMessage) => listener.deliver(Buffer.from(JSON.stringify(message)))
  const refuse = (id: string, code: string, message: string) =>
    answer({ type: 'error', id, code, message })

  const unsubscribe = (topic: string) => {
    if (topics.delete(topic)) hub.leave(topic, listener)
  }

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

  const subscribe = async (id: string, topic: string) => {
    if (topics.size >= socketLimits.topics && !topics.has(topic)) {
      return refuse(id, 'too-many-topics', 'This page is subscribed to too many updates.')
    }
    // Counted before it is allowed, so that a burst of questions cannot pass the limit.
    topics.add(topic)
    const allowed = await mayJoin(topic).catch((error: unknown) => {
      unsubscribe(topic)
      throw error
    })
    if (!allowed) {
      // It may have been heard before, when it was allowed.
      unsubscribe(topic)
      return refuse(id, 'topic-not-found', 'We couldn’t find this.')
    }
    if (socket.readyState !== socket.OPEN || !topics.has(topic)) return
    try {
      await hub.join(topic, listener)
    } catch (error) {
      unsubscribe(topic)
      throw error
    }
    // Without them a page is told of the next change, as after a push that is lost.
    const lateChanges = await hub.lateChanges(topic).catch(() => [])
    answer({ type: 'subscribed', id, topic, lateChanges })
  }

  const recheck = async () => {
    blocks = undefined
    for (const topic of [...topics]) if (!(await mayJoin(topic))) unsubscribe(topic)
  }

  const owner = actor.kind === 'account' ? actor.accountId : 'nobody'
  const notifications = `notifications:${owner}`

  const handle = async (message: ClientMessage) => {
    switch (message.type) {
      case 'ping':
        return answer({ type: 'pong', id: message.id })
      case 'subscribe':
        return subscribe(message.id, message.topic)
      case 'unsubscribe':
        return unsubscribe(message.topic)
      case 'subscribe_notifications':
        return subscribe(message.id, notifications)
      case 'unsubscribe_notifications':
        return unsubscribe(notifications)
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
    accountId: actor.kind === 'account' ? actor.accountId : null,
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
