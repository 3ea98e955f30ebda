import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { AccountId, type ServerMessage, SessionId } from '@fanfare/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openCache } from '../cache/cache.ts'
import { readConfig } from '../config/config.ts'
import type { Actor, SignedIn } from '../scope.ts'
import { createLog } from '../telemetry/log.ts'
import { topicChannel } from './channels.ts'
import { openPush } from './push.ts'
import { ownAccount, type TopicRule } from './rules.ts'
import { type RealtimeOptions, type RealtimeServer, startRealtime } from './server.ts'
import { issueTicket } from './tickets.ts'

const config = readConfig()
const cache = openCache(config.REDIS_URL, `realtime-${randomUUID()}:`)
const push = openPush(cache)
const anonymous: Actor = { kind: 'anonymous' }
const hidden = randomUUID()
const endedSessions = new Set<string>()

const someone = (): SignedIn => ({
  kind: 'account',
  accountId: AccountId.parse(randomUUID()),
  sessionId: SessionId.parse(randomUUID()),
  role: 'fan',
})

/** Of whoever may hear of a profile, beside the one that is always hidden. */
const asked: string[] = []
const closed = new Set<string>()
const failing = new Set<string>()
/** Accounts from which everybody is hidden. */
const blocked = new Set<string>()
const follows = new Map<string, string[]>()
const subscriptions = new Map<string, string[]>()

const profileRule: TopicRule = async (actor, id) => {
  asked.push(id)
  if (failing.has(id)) throw new Error('the database is away')
  if (actor.kind === 'account' && blocked.has(actor.accountId)) return false
  return id !== hidden && !closed.has(id)
}

// What is asked before the connection is there is refused, and on a busy machine that takes a while.
beforeAll(() => vi.waitFor(() => cache.redis.ping(), 30_000))

const start = (over: Partial<RealtimeOptions> = {}) =>
  startRealtime({
    host: '127.0.0.1',
    port: 0,
    cache,
    log: createLog('test', 'silent'),
    rules: {
      account: ownAccount,
      feed: ownAccount,
      notifications: ownAccount,
      profile: profileRule,
    },
    hasBlocks: async (id) => blocked.has(id),
    readFollows: async () => follows,
    readSubscriptions: async () => subscriptions,
    showsActivity: async (ids) => new Set(ids),
    tellTyping: async () => {},
    aliveSessions: async (ids) => new Set(ids.filter((id) => !endedSessions.has(id))),
    heartbeatMs: 60_000,
    ...over,
  })

const opened: WebSocket[] = []
const dial = ({ port }: RealtimeServer, ticket: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${ticket}`)
  const heard: ServerMessage[] = []
  opened.push(socket)
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const open = new Promise((resolve) => socket.on('open', resolve))
  const say = (type: string, more: object = {}) =>
    socket.send(JSON.stringify({ type, id: randomUUID(), timestamp: new Date(), ...more }))
  return { socket, heard, closed, open, say }
}

/** Everybody comes from an address of their own, unless a test is about that. */
const ticketOf = (actor: Actor, address: string = randomUUID()) =>
  issueTicket(cache, { actor, address })

const join = async (server: RealtimeServer, actor: Actor, ...topics: string[]) => {
  const connection = dial(server, await ticketOf(actor))
  await connection.open
  for (const topic of topics) connection.say('subscribe', { topic })
  await vi.waitFor(() => {
    const subscribed = connection.heard.filter(({ type }) => type === 'subscribed')
    expect(subscribed.length).toBe(topics.length)
  })
  return connection
}

const changed = (topic: string): ServerMessage => ({ type: 'changed', topic, what: 'picture' })

let server: RealtimeServer
beforeAll(async () => {
  server = await start()
  const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status
  await vi.waitFor(async () => expect(await ready()).toBe(200))
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(async () => {
  await server.close()
  await cache.close()
})

const lateChangesOf = ({ heard }: { heard: readonly ServerMessage[] }, topic: string) =>
  heard.flatMap((one) =>
    one.type === 'subscribed' && one.topic === topic ? (one.lateChanges ?? []) : [],
  )

describe('whoever joins', () => {
  it('is told what changed shortly before, once for each thing that did', async () => {
    const topic = `profile:${randomUUID()}`
    await push.send(topic, changed(topic))
    await push.send(topic, changed(topic))
    await push.send(topic, {
      type: 'progress',
      topic,
      assetId: randomUUID(),
      step: 'a',
      percent: 1,
    })
    const mine = await join(server, anonymous, topic)
    expect(lateChangesOf(mine, topic)).toEqual([{ what: 'picture', agoMs: expect.any(Number) }])
    expect(lateChangesOf(mine, topic)[0]?.agoMs).toBeLessThan(5_000)
    const other = `profile:${randomUUID()}`
    expect(lateChangesOf(await join(server, anonymous, other), other)).toEqual([])
  })

  it('is told of posts of those they follow, and of no one else’s', async () => {
    const [fan, stranger, creatorId] = [someone(), someone(), randomUUID()]
    follows.set(fan.accountId, [creatorId])
    const first = await join(server, fan, `feed:${fan.accountId}`)
    await push.tellFollowers('feed', [creatorId])
    await vi.waitFor(() => expect(first.heard.at(-1)).toMatchObject({ type: 'changed' }))
    const again = await join(server, fan, `feed:${fan.accountId}`)
    expect(lateChangesOf(again, `feed:${fan.accountId}`)).toMatchObject([{ what: 'posts' }])
    const topic = `feed:${stranger.accountId}`
    expect(lateChangesOf(await join(server, stranger, topic), topic)).toEqual([])
  })
})

describe('tickets', () => {
  it('open one socket, once', async () => {
    const ticket = await ticketOf(anonymous)
    const first = dial(server, ticket)
    await first.open
    first.say('ping')
    await vi.waitFor(() => expect(first.heard[0]?.type).toBe('pong'))
    expect(await dial(server, ticket).closed).toBe(4002)
    expect(await dial(server, 'made-up').closed).toBe(4002)
  })

  it('of a session that was ended since open nothing', async () => {
    const actor = someone()
    const ticket = await ticketOf(actor)
    endedSessions.add(actor.sessionId)
    expect(await dial(server, ticket).closed).toBe(4001)
  })
})

describe('topics', () => {
  it('are heard by those who asked, until they no longer want them', async () => {
    const topic = `profile:${randomUUID()}`
    const one = await join(server, anonymous, topic)
    const other = await join(server, anonymous)
    await push.send(topic, changed(topic))
    await vi.waitFor(() => expect(one.heard).toContainEqual(changed(topic)))
    one.say('unsubscribe', { topic })
    const channel = topicChannel(cache, topic)
    await vi.waitFor(async () =>
      expect(await cache.redis.pubsub('NUMSUB', channel)).toEqual([channel, 0]),
    )
    expect(other.heard).toEqual([])
  })

  it('of other people and hidden profiles are refused', async () => {
    const me = someone()
    const mine = await join(server, me, `account:${me.accountId}`)
    mine.say('subscribe', { topic: `account:${randomUUID()}` })
    mine.say('subscribe', { topic: `profile:${hidden}` })
    await vi.waitFor(() =>
      expect(mine.heard.filter(({ type }) => type === 'error')).toMatchObject([
        { code: 'topic-not-found' },
        { code: 'topic-not-found' },
      ]),
    )
    const nobody = await join(server, anonymous)
    nobody.say('subscribe_notifications')
    await vi.waitFor(() => expect(nobody.heard[0]).toMatchObject({ code: 'topic-not-found' }))
  })

  it('reach browsers on every process', async () => {
    const second = await start()
    const topic = `profile:${randomUUID()}`
    const here = await join(server, anonymous, topic)
    const there = await join(second, anonymous, topic)
    await push.send(topic, changed(topic))
    await vi.waitFor(() => {
      expect(here.heard).toContainEqual(changed(topic))
      expect(there.heard).toContainEqual(changed(topic))
    })
    await second.close()
    expect(await there.closed).toBe(1001)
  })

  it('are heard again after Redis was away', async () => {
    const topic = `profile:${randomUUID()}`
    const { heard } = await join(server, anonymous, topic)
    await cache.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await vi.waitFor(
      async () => {
        await push.send(topic, changed(topic))
        expect(heard).toContainEqual(changed(topic))
      },
      { timeout: 3_000 },
    )
  })
})

describe('feeds', () => {
  const posts = (actor: SignedIn): ServerMessage => {
    return { type: 'changed', topic: `feed:${actor.accountId}`, what: 'posts' }
  }

  it('are told of a post by one message, whoever of many follows its creator', async () => {
    const [fan, other, creator] = [someone(), someone(), randomUUID()]
    follows.set(fan.accountId, [creator, randomUUID()])
    const second = await start()
    const here = await join(server, fan, `feed:${fan.accountId}`)
    const there = await join(second, fan, `feed:${fan.accountId}`)
    const unconcerned = await join(server, other, `feed:${other.accountId}`)
    await push.tellFollowers('feed', [creator])
    await vi.waitFor(() => {
      expect(here.heard).toContainEqual(posts(fan))
      expect(there.heard).toContainEqual(posts(fan))
    })
    expect(unconcerned.heard.map(({ type }) => type)).toEqual(['subscribed'])
    await second.close()
  })

  it('and notifications are told each by itself, the latter of what is their own too', async () => {
    const [fan, creator] = [someone(), randomUUID()]
    follows.set(fan.accountId, [creator])
    const topic = `notifications:${fan.accountId}`
    const { heard, say } = await join(server, fan, `feed:${fan.accountId}`, topic)
    const told: ServerMessage = { type: 'changed', topic, what: 'notifications' }
    heard.length = 0
    await push.tellFollowers('notifications', [creator])
    await vi.waitFor(() => expect(heard).toEqual([told]))
    say('unsubscribe', { topic: `feed:${fan.accountId}` })
    await push.send(topic, told)
    await push.tellFollowers('notifications', [creator])
    await vi.waitFor(() => expect(heard).toEqual([told, told, told]))
  })

  it('follow what their person follows', async () => {
    const [fan, creator] = [someone(), randomUUID()]
    const { heard } = await join(server, fan, `feed:${fan.accountId}`)
    follows.set(fan.accountId, [creator])
    await push.refreshFollows([fan.accountId])
    await vi.waitFor(async () => {
      await push.tellFollowers('feed', [creator])
      expect(heard).toContainEqual(posts(fan))
    })
    follows.delete(fan.accountId)
    await push.refreshFollows([fan.accountId])
    await vi.waitFor(async () => {
      heard.length = 0
      await push.tellFollowers('feed', [creator])
      await sleep(50)
      expect(heard).toEqual([])
    })
  })

  it('are not accounts, which are told of whom their person subscribes to', async () => {
    const [fan, followed, creator] = [someone(), randomUUID(), randomUUID()]
    follows.set(fan.accountId, [followed])
    const topic = `account:${fan.accountId}`
    const { heard } = await join(server, fan, topic)
    heard.length = 0
    subscriptions.set(fan.accountId, [creator])
    await push.refreshSubscriptions([fan.accountId])
    const told: ServerMessage = { type: 'changed', topic, what: 'conversations' }
    await vi.waitFor(async () => {
      await push.tellFollowers('account', [creator])
      expect(heard).toContainEqual(told)
    })
    // Those that were sent before it was heard come too.
    await sleep(100)
    heard.length = 0
    await push.tellFollowers('account', [followed])
    await push.tellFollowers('feed', [creator])
    await sleep(50)
    expect(heard).toEqual([])
  })

  it('are read again after Redis was away, and are only their own', async () => {
    const [fan, creator] = [someone(), randomUUID()]
    const { heard, say } = await join(server, fan, `feed:${fan.accountId}`)
    say('subscribe', { topic: `feed:${randomUUID()}` })
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ code: 'topic-not-found' }))
    follows.set(fan.accountId, [creator])
    await cache.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await vi.waitFor(
      async () => {
        await push.tellFollowers('feed', [creator])
        expect(heard).toContainEqual(posts(fan))
      },
      { timeout: 3_000 },
    )
  })
})

describe('what is not right', () => {
  it('is answered with an error', async () => {
    const { socket, say, heard } = await join(server, someone())
    socket.send('not json')
    say('subscribe', { topic: 'anything:at-all' })
    say('join_stream', { streamId: randomUUID() })
    await vi.waitFor(() =>
      expect(heard).toMatchObject([
        { type: 'error', code: 'not-understood' },
        { type: 'error', code: 'not-understood' },
        { type: 'error', code: 'not-supported' },
      ]),
    )
  })

  it('ends the socket when it is too long or too much', async () => {
    const long = await join(server, anonymous)
    long.say('ping', { more: 'x'.repeat(17 * 1024) })
    expect(await long.closed).toBe(1009)
    const much = await join(server, anonymous)
    for (let count = 0; count < 150; count++) much.say('ping')
    expect(await much.closed).toBe(1008)
  })

  it('is more than 50 topics', async () => {
    const topics = Array.from({ length: 50 }, () => `profile:${randomUUID()}`)
    const { say, heard } = await join(server, anonymous, ...topics)
    say('subscribe', { topic: `profile:${randomUUID()}` })
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ code: 'too-many-topics' }))
  })

  it('is an address that is none', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await new Promise((resolve) => socket.on('close', resolve).resume())
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  })
})

describe('sockets are counted', () => {
  const most = { perAccount: 2, perAddress: 3 }

  /** Whether one is let in; the code with which it was not. */
  const tries = async (on: RealtimeServer, actor: Actor, address?: string) => {
    const { socket, open, say, closed } = dial(on, await ticketOf(actor, address))
    const pong = new Promise((resolve) => socket.once('message', () => resolve('open')))
    await open
    say('ping')
    return { socket, outcome: await Promise.race([pong, closed]) }
  }
  const tooMany = 1013

  it('per account, wherever it is signed in, and free when they close', async () => {
    const small = await start({ most })
    const me = someone()
    const elsewhere = { ...me, sessionId: SessionId.parse(randomUUID()) }
    const first = await tries(small, me)
    expect((await tries(small, elsewhere)).outcome).toBe('open')
    expect((await tries(small, me)).outcome).toBe(tooMany)
    expect((await tries(small, someone())).outcome).toBe('open')
    first.socket.close()
    await vi.waitFor(async () => expect((await tries(small, me)).outcome).toBe('open'))
    expect((await tries(small, me)).outcome).toBe(tooMany)
    await small.close()
  })

  it('per address, whoever they are', async () => {
    const small = await start({ most })
    const address = randomUUID()
    for (const actor of [anonymous, someone(), anonymous]) {
      expect((await tries(small, actor, address)).outcome).toBe('open')
    }
    expect((await tries(small, anonymous, address)).outcome).toBe(tooMany)
    expect((await tries(small, someone(), address)).outcome).toBe(tooMany)
    expect((await tries(small, anonymous)).outcome).toBe('open')
    await small.close()
  })
})

describe('joining', () => {
  it('a topic that everyone may hear is asked about once, however many join', async () => {
    const patient = await start({ openForMs: 60_000 })
    const id = randomUUID()
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        join(patient, at % 2 ? anonymous : someone(), `profile:${id}`),
      ),
    )
    expect(asked.filter((one) => one === id)).toHaveLength(1)
    await patient.close()
  })

  const refusedTopic = async (prepare: (id: string) => void) => {
    const quick = await start({ openForMs: 0 })
    const id = randomUUID()
    const topic = `profile:${id}`
    const channel = topicChannel(cache, topic)
    const connection = await join(quick, anonymous, topic)
    prepare(id)
    connection.say('subscribe', { topic })
    await vi.waitFor(() => expect(connection.heard.at(-1)?.type).toBe('error'))
    await vi.waitFor(async () =>
      expect(await cache.redis.pubsub('NUMSUB', channel)).toEqual([channel, 0]),
    )
    await quick.close()
  }

  it('that is refused leaves no listener behind, also where one was allowed before', async () => {
    await refusedTopic((id) => closed.add(id))
  })

  it('that fails leaves none either, and uses up no place', async () => {
    await refusedTopic((id) => failing.add(id))
    const quick = await start({ openForMs: 0 })
    const { say, heard } = await join(quick, anonymous)
    for (let count = 0; count < 60; count++) {
      const id = randomUUID()
      failing.add(id)
      say('subscribe', { topic: `profile:${id}` })
    }
    await vi.waitFor(() => expect(heard).toHaveLength(60))
    say('subscribe', { topic: `profile:${randomUUID()}` })
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('subscribed'))
    await quick.close()
  })
})

describe('somebody who may hear less than before', () => {
  const listeners = async (topic: string) => {
    const [, count] = await cache.redis.pubsub('NUMSUB', topicChannel(cache, topic))
    return count
  }

  it('leaves what is refused to them now, and nothing else, though strangers may hear it', async () => {
    const me = someone()
    const topic = `profile:${randomUUID()}`
    const own = `account:${me.accountId}`
    const mine = await join(server, me, topic, own)
    expect([await listeners(topic), await listeners(own)]).toEqual([1, 1])
    blocked.add(me.accountId)
    await push.recheckAccounts([me.accountId])
    await vi.waitFor(async () => expect(await listeners(topic)).toBe(0))
    expect(await listeners(own)).toBe(1)
    mine.say('subscribe', { topic })
    await vi.waitFor(() => expect(mine.heard.at(-1)).toMatchObject({ code: 'topic-not-found' }))
    await join(server, anonymous, topic)
    await join(server, someone(), topic)

    blocked.delete(me.accountId)
    await push.recheckAccounts([me.accountId])
    await vi.waitFor(() => {
      mine.say('subscribe', { topic })
      expect(mine.heard.at(-1)).toMatchObject({ type: 'subscribed', topic })
    })
  })

  it('is sent away when that cannot be asked, and asks again when they come back', async () => {
    const me = someone()
    const id = randomUUID()
    const mine = await join(server, me, `profile:${id}`)
    blocked.add(me.accountId)
    failing.add(id)
    await push.recheckAccounts([me.accountId])
    expect(await mine.closed).toBe(1013)
  })
})

describe('sockets are ended', () => {
  it('at once when their session is revoked, on every process, and no others', async () => {
    const second = await start()
    const me = someone()
    const sockets = [await join(server, me), await join(second, me)]
    const other = await join(server, someone())
    const before = Date.now()
    await push.endSessions([me.sessionId])
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4001, 4001])
    // Long before the heartbeat of a minute, which would find out by itself.
    expect(Date.now() - before).toBeLessThan(30_000)
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    await second.close()
  })

  it('by the heartbeat when the message about it was lost', async () => {
    const quick = await start({ heartbeatMs: 300 })
    const me = someone()
    const { closed } = await join(quick, me)
    await sleep(400)
    endedSessions.add(me.sessionId)
    expect(await closed).toBe(4001)
    await quick.close()
  })

  it('when they read too slowly, while others hear everything', async () => {
    const topic = `profile:${randomUUID()}`
    const slow = await join(server, anonymous, topic)
    const fast = await join(server, anonymous, topic)
    slow.socket.pause()
    const large: ServerMessage = { type: 'changed', topic, what: 'x'.repeat(256 * 1024) }
    const sent = 60
    for (let count = 0; count < sent; count++) await push.send(topic, large)
    await vi.waitFor(() => expect(fast.heard.length).toBe(sent + 1), { timeout: 5_000 })
    await sleep(1_100)
    slow.socket.resume()
    expect([1006, 4008]).toContain(await slow.closed)
    expect(slow.heard.length).toBeLessThan(sent)
  })
})
