import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net'
import { pushServiceAt } from '@fanfare/ops'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'
import { sendPush } from './send.ts'

const config = readConfig()
const service = pushServiceAt(config.PUSH_DEV_ORIGIN ?? '')
const message = { payload: 'Rain', topic: 'weather', urgency: 'normal', ttlSeconds: 60 } as const

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A push service that answers so, allowed as that of development is. */
const answering = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const { keys } = await service.subscribe()
  const address = { ...keys, endpoint: `${origin}/push/1` }
  return () => sendPush({ ...config, PUSH_DEV_ORIGIN: origin }, address, message)
}

describe('a message', () => {
  it('is taken by a push service that checks who sends and can read it', async () => {
    const { id, endpoint, keys } = await service.subscribe()
    const address = { endpoint, ...keys }
    expect(await sendPush(config, address, message)).toEqual({ kind: 'accepted' })
    expect(await service.messages(id)).toMatchObject([
      { text: 'Rain', topic: 'weather', urgency: 'normal', ttl: 60 },
    ])
  })

  it('goes nowhere that is not allowed any longer', async () => {
    const { id, endpoint, keys } = await service.subscribe()
    const { PUSH_DEV_ORIGIN: _, ...elsewhere } = config
    expect(await sendPush(elsewhere, { endpoint, ...keys }, message)).toEqual({ kind: 'gone' })
    expect(await service.messages(id)).toEqual([])
  })

  it('is not taken elsewhere by a redirect', async () => {
    const asked: (string | undefined)[] = []
    const send = await answering(({ url }, response) => {
      asked.push(url)
      response.writeHead(307, { location: '/secret' }).end()
    })
    expect(await send()).toEqual({ kind: 'refused', status: 307 })
    expect(asked).toEqual(['/push/1'])
  })

  it('waits for as long as it is told to, in seconds or until a time', async () => {
    const waits = ['90', new Date(Date.now() + 90_000).toUTCString(), 'soon']
    const send = await answering((_, response) => {
      response.writeHead(503, { 'retry-after': waits.shift() }).end()
    })
    expect(await send()).toEqual({ kind: 'later', retryAfterMs: 90_000 })
    const until = await send()
    expect(until.kind === 'later' && until.retryAfterMs).toBeGreaterThan(30_000)
    expect(await send()).toEqual({ kind: 'later', retryAfterMs: null })
  })

  it('bears a reply that never ends', async () => {
    const ended = Promise.withResolvers<void>()
    const send = await answering((_, response) => {
      response.on('close', () => ended.resolve()).writeHead(201)
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(10_000), () => setImmediate(more))
      }
      more()
    })
    expect(await send()).toEqual({ kind: 'accepted' })
    await ended.promise
  })

  it('is away when nobody listens', async () => {
    const send = await answering((_, response) => response.end())
    for (const one of open.splice(0)) one.close()
    expect(await send()).toEqual({ kind: 'away' })
  })
})

describe('the address of a push service', () => {
  it('is one of the internet, not of this machine or its neighbors', () => {
    for (const address of ['8.8.8.8', '142.250.74.74', '2a00:1450:400f:80d::200a']) {
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    }
    for (const address of [
      ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
      ...['169.254.169.254', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
      ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1'],
      ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1'],
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    }
  })

  it('is looked at on the connection itself, so that a name cannot answer anew', async () => {
    let connections = 0
    const server = createSocketServer(() => connections++).listen(0, '127.0.0.1')
    open.push(server)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answers = [['8.8.8.8'], ['127.0.0.1'], ['10.0.0.1', '127.0.0.1']]
    const lookup = publicLookup(async () =>
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    )
    const first = Promise.withResolvers<string>()
    lookup('push.example', {}, (_, address) => first.resolve(String(address)))
    expect(await first.promise).toBe('8.8.8.8')
    for (let count = 0; count < 2; count++) {
      const socket = connect({ host: 'push.example', port, lookup })
      const [error] = await once(socket, 'error')
      expect(String(error)).toContain('no public address')
    }
    expect(connections).toBe(0)
  })

  it('decides also for a host that is allowed', async () => {
    const { keys } = await service.subscribe()
    let asked = 0
    const resolve = async () => {
      asked++
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const agent = new Agent({ lookup: publicLookup(resolve) })
    const address = { ...keys, endpoint: 'https://fcm.googleapis.com/fcm/send/1' }
    expect(await sendPush(config, address, message, agent)).toEqual({ kind: 'away' })
    expect(asked).toBe(1)
  })
})
