import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { createRealtime, type Realtime } from './client.ts'
import { pauseBefore } from './rules.ts'
import type { TopicListener } from './topics.ts'

const topic = 'profile:0'

let server: WebSocketServer
let port: number
let peers: Peer[]
let received: { type: string; topic?: string; id?: string; timestamp?: string }[]
let tickets: number
let online: boolean
let networkChanged: () => void
let answersPings: boolean
let answersTopics: boolean
let lateChanges: { what: string; agoMs: number }[]
let client: Realtime

const listen = async (on = 0) => {
  server = new WebSocketServer({ port: on, host: '127.0.0.1' })
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  server.on('connection', (peer) => {
    peers.push(peer)
    peer.on('message', (data) => {
      const message = JSON.parse(String(data))
      received.push(message)
      const { id } = message
      if (message.type === 'ping' && answersPings) peer.send(JSON.stringify({ type: 'pong', id }))
      if (message.type === 'subscribe' && answersTopics) {
        peer.send(JSON.stringify({ type: 'subscribed', id, topic: message.topic, lateChanges }))
      }
    })
  })
}

const create = (pingMs = 60_000) =>
  createRealtime({
    async address() {
      tickets++
      return `ws://127.0.0.1:${port}/ws?ticket=${tickets}`
    },
    network: {
      isOnline: () => online,
      onChange: (listener) => {
        networkChanged = listener
      },
    },
    pingMs,
    reconnectBaseMs: 20,
    openForMs: () => 5_000,
  })

beforeEach(async () => {
  peers = []
  received = []
  tickets = 0
  online = true
  answersPings = true
  answersTopics = true
  lateChanges = []
  await listen()
  client = create()
})
afterEach(() => {
  vi.restoreAllMocks()
  client.close()
  for (const peer of peers) peer.terminate()
  server.close()
})

const heard: Parameters<TopicListener>[0][] = []
const follow = () => {
  heard.length = 0
  return client.subscribe(topic, (message) => heard.push(message))
}
const isOpen = () => vi.waitFor(() => expect(client.state()).toBe('open'))
const saw = (type: string, count = 1) =>
  vi.waitFor(() => expect(received.filter((one) => one.type === type).length).toBe(count))

describe('connecting', () => {
  it('waits for the first subscription, and takes one ticket for all', async () => {
    await sleep(30)
    expect([tickets, client.state()]).toEqual([0, 'idle'])
    follow()
    client.subscribe('profile:1', () => {})
    client.subscribe(topic, () => {})
    await saw('subscribe', 2)
    expect(tickets).toBe(1)
  })

  it('sends what waited, each with an id and a time', async () => {
    client.send({ type: 'subscribe_notifications' })
    await saw('subscribe_notifications')
    expect(received[0]).toMatchObject({ id: expect.any(String), timestamp: expect.any(String) })
  })

  it('lets go of the socket when nobody listens any more', async () => {
    client = create(50)
    const stop = follow()
    await isOpen()
    stop()
    await saw('unsubscribe')
    await vi.waitFor(() => expect(client.state()).toBe('idle'))
  })
})

describe('messages', () => {
  it('reach those who listen to the topic, and what cannot be read is passed over', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    follow()
    await saw('subscribe')
    const changed = { type: 'changed', topic, what: 'profile' }
    peers[0]?.send('not json')
    peers[0]?.send(JSON.stringify({ ...changed, topic: 'profile:other' }))
    peers[0]?.send(JSON.stringify(changed))
    await vi.waitFor(() => expect(heard).toEqual([changed]))
  })

  it('say that a notification came, and not that the topic was joined', async () => {
    follow()
    await saw('subscribe')
    const came = { type: 'notification', topic, notificationId: '0' }
    peers[0]?.send(JSON.stringify(came))
    await vi.waitFor(() => expect(heard).toEqual([came]))
  })
})

describe('messages without a topic', () => {
  it('reach those who listen to the conversation, or to whether somebody is online', async () => {
    const came: unknown[] = []
    client.subscribe('conversation:1', (message) => came.push(message))
    client.subscribe('presence:2', (message) => came.push(message))
    await saw('subscribe', 2)
    const last = { type: 'last_message', conversationId: '1', seq: 4 }
    const status = { type: 'user_status', userId: '2', isOnline: true, lastSeen: null }
    for (const message of [last, { ...last, conversationId: '3' }, status]) {
      peers[0]?.send(JSON.stringify(message))
    }
    await vi.waitFor(() => expect(came).toEqual([last, status]))
  })
})

describe('joining', () => {
  it('tells what changed between the page’s own reading and now, and nothing from before', async () => {
    lateChanges = [
      { what: 'picture', agoMs: 400 },
      { what: 'profile', agoMs: 9_000 },
    ]
    follow()
    const missed = { type: 'changed', topic, what: 'picture' }
    await vi.waitFor(() => expect(heard).toEqual([missed]))
  })

  it('does so on a socket that is open, and not before the server has confirmed it', async () => {
    client.subscribe('profile:1', () => {})
    await saw('subscribe')
    answersTopics = false
    follow()
    await saw('subscribe', 2)
    await sleep(50)
    expect(heard).toEqual([])
    const { id } = received.at(-1) ?? {}
    const changes = [{ what: 'picture', agoMs: 400 }]
    peers[0]?.send(JSON.stringify({ type: 'subscribed', id, topic, lateChanges: changes }))
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'changed', topic, what: 'picture' }]))
  })

  it('tells nothing to whoever may not hear of it', async () => {
    answersTopics = false
    follow()
    await saw('subscribe')
    const { id } = received.at(-1) ?? {}
    peers[0]?.send(JSON.stringify({ type: 'error', id, code: 'topic-not-found', message: '' }))
    await sleep(50)
    expect(heard).toEqual([])
  })
})

describe('reconnecting', () => {
  it('follows everything again and says that it may have changed', async () => {
    follow()
    await saw('subscribe')
    peers[0]?.close(1001)
    await saw('subscribe', 2)
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'changed', topic, what: 'anything' }]))
    expect(tickets).toBe(2)
  })

  it('says so when it has joined again, or may no longer', async () => {
    follow()
    await saw('subscribe')
    answersTopics = false
    peers[0]?.close(1001)
    await saw('subscribe', 2)
    await sleep(50)
    expect(heard).toEqual([])
    const { id } = received.at(-1) ?? {}
    peers[1]?.send(JSON.stringify({ type: 'error', id, code: 'topic-not-found', message: '' }))
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'changed', topic, what: 'anything' }]))
  })

  it.each([
    [1000, 'idle'],
    [4001, 'ended'],
  ])('does not after %i', async (code, state) => {
    follow()
    await saw('subscribe')
    peers[0]?.close(code)
    await vi.waitFor(() => expect(client.state()).toBe(state))
    await sleep(100)
    expect(tickets).toBe(1)
    client.restart()
    await saw('subscribe', 2)
  })

  it('goes on for ever, says so after five tries, and recovers by itself', async () => {
    follow()
    await saw('subscribe')
    for (const peer of peers) peer.terminate()
    server.close()
    await vi.waitFor(() => expect(client.state()).toBe('unreachable'), { timeout: 5_000 })
    await listen(port)
    await vi.waitFor(() => expect(client.state()).toBe('open'), { timeout: 5_000 })
  })

  it('pauses longer each time while its tickets are refused', async () => {
    server.on('connection', (peer) => peer.close(4002))
    follow()
    await sleep(300)
    expect(tickets).toBeGreaterThan(1)
    expect(tickets).toBeLessThan(7)
  })

  it('notices a connection that is dead', async () => {
    client = create(40)
    answersPings = false
    follow()
    await saw('subscribe')
    await saw('subscribe', 2)
  })

  it('rests while the device is offline', async () => {
    follow()
    await saw('subscribe')
    online = false
    networkChanged()
    await sleep(100)
    expect([tickets, client.state()]).toEqual([1, 'connecting'])
    online = true
    networkChanged()
    await saw('subscribe', 2)
    await vi.waitFor(() => expect(heard.length).toBe(1))
  })

  it('doubles its pause up to a minute, scattered', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect([1, 2, 3, 10].map((attempt) => pauseBefore(attempt))).toEqual([1000, 2000, 4000, 60_000])
  })
})
