import { NotificationCategory, routes } from '@fanfare/contract'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Actor, Scope } from '../scope.ts'
import { createApp } from './app.ts'
import type { Handlers } from './handler.ts'

let world: World
let app: FastifyInstance
let actor: Actor = { kind: 'anonymous' }
const signedIn: Actor = {
  kind: 'account',
  accountId: uuid() as never,
  sessionId: uuid() as never,
  role: 'fan',
}
const calls: string[] = []

const channels = { inApp: true, email: 'now', push: true, secret: 'must never leave' }

/** Handlers that only note that they ran: what is tested here stands in front of them. */
const noting = (name: string) => async () => {
  calls.push(name)
  return undefined
}
const handlers = {
  ...Object.fromEntries(Object.keys(routes).map((name) => [name, noting(name)])),
  readNotificationSettings: async () => ({
    newSubscriptions: true,
    commentsAndLikes: true,
    directMessages: true,
    paymentUpdates: true,
    systemUpdates: true,
    channels: Object.fromEntries(
      NotificationCategory.options.map((category) => [category, channels]),
    ),
    timeZone: null,
    quietHours: null,
    passwordHash: 'must never leave',
  }),
  contactSupport: async (scope: Scope) => {
    await scope.transact(async (tx) => {
      tx.emit('identity.email-verified', { accountId: uuid() as never })
    })
    calls.push('contactSupport')
    return { reference: uuid() }
  },
} as unknown as Handlers

beforeAll(async () => {
  world = await openWorld()
  app = createApp(world.platform, {
    handlers,
    authenticate: async () => actor,
    sessionCookie: 'session',
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })

describe('every route', () => {
  it('is registered under its declared method and path', () => {
    for (const { method, path } of Object.values(routes)) {
      expect(app.hasRoute({ method, url: `/api${path}` }), `${method} ${path}`).toBe(true)
    }
  })

  it('refuses strangers unless it is public, with a problem document', async () => {
    actor = { kind: 'anonymous' }
    const reply = await app.inject('/api/notifications/settings')
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({ code: 'auth.required', status: 401 })
  })

  it('sends only declared fields', async () => {
    actor = signedIn
    const reply = await app.inject('/api/notifications/settings')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ systemUpdates: true })
    expect(reply.body).not.toContain('must never leave')
  })

  it('answers a message per field for what is not valid', async () => {
    const reply = await post('/api/support/messages', { topic: 'problem', message: 'short' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'request.invalid',
      fields: { message: 'Tell us a bit more' },
    })
  })
})

describe('what no field can hold', () => {
  it.each([
    ['a NUL', { topic: 'problem', message: 'ten characters \0 and more' }, {}],
    [
      'a key without end',
      { topic: 'problem', message: 'ten characters' },
      { 'idempotency-key': 'k'.repeat(9_000) },
    ],
  ])('%s is refused as invalid', async (_, body, headers) => {
    actor = signedIn
    const reply = await post('/api/support/messages', body, headers)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid'])
  })

  it('what is nested without end is refused before anyone walks it', async () => {
    actor = { ...signedIn, role: 'creator' }
    const levels = 8_000
    const article = `${'{"type":"doc","content":['.repeat(levels)}${']}'.repeat(levels)}`
    const reply = await app.inject({
      method: 'POST',
      url: '/api/content',
      payload: `{"type":"article","article":${article}}`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid'])
  })
})

describe('requests from other sites', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling of ours', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.test', 'sec-fetch-site': '' }, 403],
    ['a cookie without any origin', { cookie: 'session=x' }, 403],
    ['no browser at all', {}, 204],
    ['a bearer token', { authorization: 'Bearer x', origin: 'https://other.test' }, 204],
  ])('%s', async (_, headers, status) => {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload: {},
      headers: sent,
    })
    expect(reply.statusCode).toBe(status)
  })

  it.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }, true],
    ['a link of a sibling', { 'sec-fetch-site': 'same-site' }, true],
    ['a link in a mail, or a typed address', { 'sec-fetch-site': 'none' }, true],
    ['another origin', { origin: 'https://evil.test' }, true],
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, false],
    ['a browser that says nothing with a GET', {}, false],
    ['a bearer token', { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }, false],
  ])('%s, where a GET notes what somebody had', async (_, headers, isRefused) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const before = calls.length
      const url = `/api/content/${uuid()}/playback`
      const reply = await app.inject({ method, url, headers: { cookie: 'session=x', ...headers } })
      expect([reply.statusCode === 403, calls.length > before]).toEqual([isRefused, !isRefused])
    }
  })

  it('may read what notes nothing', async () => {
    const url = `/api/content/${uuid()}/storyboard`
    const reply = await app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } })
    expect([reply.statusCode, calls.at(-1)]).toEqual([200, 'readStoryboard'])
  })

  it('takes nothing but JSON', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload: 'a=b',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
    })
    expect(reply.statusCode).toBe(400)
  })
})

describe('rate limits', () => {
  const resend = () => post('/api/auth/verify/resend')

  it('hold, and say how long to wait', async () => {
    actor = signedIn
    // Until it answers, tries are counted in memory and not here.
    await vi.waitFor(() => world.platform.cache.redis.ping())
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await resend()).statusCode)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const { retryAfter } = (await resend()).json()
    expect(retryAfter).toBeGreaterThan(3_000)
  })

  it('hold in memory while Redis is away', async () => {
    const away = await openWorld()
    away.platform.cache.redis.disconnect()
    const other = createApp(away.platform, {
      handlers,
      authenticate: async () => signedIn,
      sessionCookie: 'session',
    })
    const statuses = []
    for (let tries = 0; tries < 6; tries++) {
      const reply = await other.inject({
        method: 'POST',
        url: '/api/auth/verify/resend',
        payload: {},
      })
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    await other.close()
    await away.close()
  })
})

describe('an idempotency key', () => {
  const body = { topic: 'problem', message: 'The page stays empty.' }
  const send = (key: string, message = body.message) =>
    post('/api/support/messages', { ...body, message }, { 'idempotency-key': key })
  const runs = () => calls.filter((name) => name === 'contactSupport').length

  it('makes many at once one change with one reply', async () => {
    actor = signedIn
    const before = runs()
    const replies = await Promise.all(Array.from({ length: 8 }, () => send('same')))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(replies.every((reply) => reply.statusCode === 202)).toBe(true)
    expect(runs() - before).toBe(1)
  })

  it('refuses other contents under the same key', async () => {
    const reply = await send('same', 'Something quite different.')
    expect(reply.json()).toMatchObject({ code: 'request.idempotency-mismatch' })
  })
})

describe('the cache of public lists', () => {
  let origin: string
  let made = 0
  let other: FastifyInstance

  beforeAll(async () => {
    // Longer than anything here takes on a busy machine.
    const config = { ...world.platform.config, PUBLIC_CACHE_SECONDS: 40 }
    other = createApp(
      { ...world.platform, config },
      {
        handlers: {
          ...handlers,
          listCreators: async () => ({ creators: [], nextCursor: String(++made), hasMore: false }),
        } as Handlers,
        authenticate: async () => ({ kind: 'anonymous' }),
        sessionCookie: 'session',
      },
    )
    origin = await other.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => other.close())

  const read = async (query = '', headers: Record<string, string> = {}) => {
    const reply = await fetch(`${origin}/api/profile/creators${query}`, { headers })
    return { reply, made: ((await reply.json()) as { nextCursor: string }).nextCursor }
  }

  it('answers strangers from memory with the same headers', async () => {
    const first = await read()
    const second = await read()
    expect(second.made).toBe(first.made)
    const compared = (reply: Response) =>
      [...reply.headers].filter(([name]) => name !== 'date' && name !== 'keep-alive').toSorted()
    expect(compared(second.reply)).toEqual(compared(first.reply))
    // What it is held here and in front is a minute together.
    expect(second.reply.headers.get('cache-control')).toBe('public, max-age=20, s-maxage=20')
  })

  it('never answers someone who is signed in', async () => {
    const before = (await read()).made
    const { made: own } = await read('', { cookie: 'session=x' })
    expect(own).not.toBe(before)
  })

  it('cannot be filled with made-up addresses', async () => {
    const first = (await read('?limit=5&junk=1')).made
    expect((await read('?limit=5&junk=1')).made).not.toBe(first)
  })

  it('keeps two thousand addresses and no more', async () => {
    const first = (await read('?cursor=first')).made
    const ask = (cursor: number) => other.inject(`/api/profile/creators?cursor=${cursor}`)
    for (let cursor = 1; cursor < 2_000; cursor++) await ask(cursor)
    expect((await read('?cursor=first')).made).toBe(first)
    await ask(2_000)
    expect((await read('?cursor=first')).made).not.toBe(first)
  })
})

describe('public reads', () => {
  it('are limited per address for strangers, over all routes, and not for who is signed in', async () => {
    const platform = {
      ...world.platform,
      config: { ...world.platform.config, PUBLIC_READS_A_MINUTE: 5 },
    }
    let who: Actor = { kind: 'anonymous' }
    const limited = createApp(platform, {
      handlers,
      authenticate: async () => who,
      sessionCookie: 'session',
    })
    const read = async (url: string, remoteAddress: string) => {
      const reply = await limited.inject({ url, remoteAddress })
      return reply.statusCode === 429 ? reply.json().code : 'read'
    }
    const all = []
    for (const url of ['/api/profile/ada', '/api/profile/ada/tiers', '/api/profile/bob']) {
      all.push(await read(url, '203.0.113.60'), await read(url, '203.0.113.60'))
    }
    expect(all).toEqual([...Array.from({ length: 5 }, () => 'read'), 'request.too-many'])
    expect(await read('/api/profile/ada', '203.0.113.61')).toBe('read')
    who = signedIn
    expect(await read('/api/profile/ada', '203.0.113.60')).toBe('read')
    await limited.close()
  })
})
