import type { ClientMessage, ServerMessage } from '@fanfare/contract'
import { announcedTries, pauseBefore, rules } from './rules.ts'
import { createTopics, type TopicListener } from './topics.ts'

/**
 * `unreachable`: still trying, but it is time to say so. `ended`: the session is over, nothing more
 * is tried until `restart`.
 */
type ConnectionState = 'idle' | 'connecting' | 'open' | 'unreachable' | 'ended'

type Unsent<Message> = Message extends unknown ? Omit<Message, 'id' | 'timestamp'> : never
type Outgoing = Unsent<ClientMessage>

interface Network {
  isOnline(): boolean
  onChange(listener: () => void): void
}

interface RealtimeOptions {
  /** Of the socket, with a ticket that was just issued. */
  address(): Promise<string>
  readonly network: Network
  readonly pingMs?: number
  readonly reconnectBaseMs?: number
  /** How long this page has been open: what it shows is not older. */
  openForMs?(): number
}

export interface Realtime {
  /**
   * Connects when it is the first. A page reads before it joins a topic, so it hears then what changed since
   * it was opened; after a gap it hears that anything may have changed.
   */
  subscribe(topic: string, listener: TopicListener): () => void
  /** Waits for the connection if there is none. */
  send(message: Outgoing): void
  state(): ConnectionState
  onState(listener: () => void): () => void
  /** As whoever is signed in now. */
  restart(): void
  /** For good: nothing waits any longer. */
  close(): void
}

const longestQueue = 100
const endsForGood: readonly number[] = [1000, rules.closeCodes.sessionEnded]

export const createRealtime = (options: RealtimeOptions): Realtime => {
  const { network, pingMs = rules.pingEverySeconds * 1000, reconnectBaseMs } = options
  const openForMs = options.openForMs ?? (() => performance.now())
  const topics = createTopics()
  const stateListeners = new Set<() => void>()
  let state: ConnectionState = 'idle'
  let socket: WebSocket | null = null
  let queue: Outgoing[] = []
  let attempt = 0
  let wasOpen = false
  let answered = true
  /** Tells a connection that was given up from the present one. */
  let generation = 0
  /** Topics that were asked for and not answered yet, by the id of the question. */
  const joining = new Map<string, { readonly topic: string; readonly isAgain: boolean }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pinging: ReturnType<typeof setInterval> | undefined

  const enter = (next: ConnectionState) => {
    if (state === next) return
    state = next
    for (const listener of stateListeners) listener()
  }

  const transmit = (message: Outgoing) => {
    const id = crypto.randomUUID()
    socket?.send(JSON.stringify({ ...message, id, timestamp: new Date().toISOString() }))
    return id
  }

  const drop = (code?: number) => {
    generation++
    clearTimeout(timer)
    clearInterval(pinging)
    socket?.close(code)
    socket = null
  }

  const reconnect = () => {
    drop()
    attempt++
    enter(attempt > announcedTries ? 'unreachable' : 'connecting')
    if (network.isOnline()) timer = setTimeout(connect, pauseBefore(attempt, reconnectBaseMs))
  }

  const ping = () => {
    // Without listeners the server doesn't need to keep a socket for this page.
    if (topics.names().length === 0) {
      drop(1000)
      return enter('idle')
    }
    // A connection can be dead without either side noticing.
    if (!answered) return reconnect()
    answered = false
    transmit({ type: 'ping' })
  }

  const join = (topic: string, isAgain: boolean) => {
    joining.set(transmit({ type: 'subscribe', topic }), { topic, isAgain })
  }

  const opened = () => {
    enter('open')
    answered = true
    pinging = setInterval(ping, pingMs)
    joining.clear()
    for (const topic of topics.names()) join(topic, wasOpen)
    for (const message of queue) transmit(message)
    queue = []
    wasOpen = true
  }

  /** Not before the answer: what changes between reading again and joining would be missed. */
  const joined = (answer: Extract<ServerMessage, { type: 'subscribed' | 'error' }>) => {
    const asked = joining.get(answer.id)
    if (!asked) return
    joining.delete(answer.id)
    const { topic, isAgain } = asked
    if (isAgain) return topics.refetch(topic)
    if (answer.type === 'error') return
    const missed = answer.lateChanges?.filter(({ agoMs }) => agoMs < openForMs())
    for (const { what } of missed ?? []) topics.deliver({ type: 'changed', topic, what })
  }

  const heard = (text: string) => {
    answered = true
    // Reset here and not on open: a server that refuses tickets opens the socket first.
    attempt = 0
    let message: ServerMessage
    try {
      message = JSON.parse(text)
    } catch {
      return console.warn('realtime: a message that cannot be read')
    }
    if (message.type === 'subscribed' || message.type === 'error') return joined(message)
    if (message.type !== 'pong') topics.deliver(message)
  }

  const closed = (code: number) => {
    if (!endsForGood.includes(code)) return reconnect()
    drop()
    enter(code === rules.closeCodes.sessionEnded ? 'ended' : 'idle')
  }

  const connect = async () => {
    drop()
    const mine = generation
    if (state !== 'unreachable') enter('connecting')
    const address = await options.address().catch(() => null)
    if (mine !== generation) return
    if (!address) return reconnect()
    socket = new WebSocket(address)
    const ifMine = (work: () => void) => () => {
      if (mine === generation) work()
    }
    socket.addEventListener('open', ifMine(opened))
    socket.addEventListener('message', ({ data }) => ifMine(() => heard(String(data)))())
    socket.addEventListener('close', ({ code }) => ifMine(() => closed(code))())
  }

  const start = () => {
    if (state === 'idle' && network.isOnline()) connect()
  }

  const restart = () => {
    drop(1000)
    attempt = 0
    enter('idle')
    if (topics.names().length > 0) start()
  }

  network.onChange(() => {
    if (state === 'ended') return
    if (network.isOnline()) return restart()
    drop()
    if (state !== 'idle') enter('connecting')
  })

  return {
    subscribe(topic, listener) {
      if (topics.add(topic, listener) && state === 'open') join(topic, false)
      start()
      return () => {
        const last = topics.remove(topic, listener)
        if (last && state === 'open') transmit({ type: 'unsubscribe', topic })
      }
    },
    send(message) {
      if (state === 'open') transmit(message)
      else queue = [...queue, message].slice(-longestQueue)
      start()
    },
    state: () => state,
    onState(listener) {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    restart,
    close() {
      queue = []
      wasOpen = false
      drop(1000)
      enter('idle')
    },
  }
}
