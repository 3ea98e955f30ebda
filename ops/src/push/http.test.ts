import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { http } from './http.ts'
import { Store } from './store.ts'

const origin = 'http://push.test'
const server = http(new Store(), origin)
let address = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signed by a key of its own; what is given differs from a right one. */
const token = (claims: object = {}) => {
  const curve = createECDH('prime256v1')
  const point = curve.generateKeys()
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const d = curve.getPrivateKey().toString('base64url').padStart(43, 'A')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33), d }
  const exp = Math.floor(Date.now() / 1_000) + 3_600
  const right = { aud: origin, exp, sub: 'mailto:a@b.test' }
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ ...right, ...claims })}`
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${point.toString('base64url')}`
}

const subscribe = async () =>
  (await fetch(`${address}/subscriptions`, { method: 'POST' })).json() as Promise<{ id: string }>

const push = async (id: string, headers: Record<string, string>, bytes = 10) => {
  const body = Buffer.alloc(bytes)
  return (await fetch(`${address}/push/${id}`, { method: 'POST', headers, body })).status
}

test('asks who sends: signed, for this service, and for now', async () => {
  const { id } = await subscribe()
  const second = Math.floor(Date.now() / 1_000)
  const wrong = [
    'Bearer x',
    token({ aud: 'https://other.test' }),
    token({ exp: second - 1 }),
    token({ exp: second + 100_000 }),
    token({ sub: undefined }),
    token().replace(/k=.*/, token().match(/k=.*/)?.[0] ?? ''),
  ]
  for (const authorization of wrong) expect(await push(id, { authorization })).toBe(403)
})

test('asks for a time to live, the encoding, a short message and a subscription it made', async () => {
  const { id } = await subscribe()
  const right = { authorization: token(), ttl: '60', 'content-encoding': 'aes128gcm' }
  const { ttl: _, ...timeless } = right
  expect(await push(id, timeless)).toBe(400)
  expect(await push(id, { ...right, 'content-encoding': 'aesgcm' })).toBe(400)
  expect(await push(id, { ...right, topic: 'x'.repeat(33) })).toBe(400)
  expect(await push(id, { ...right, urgency: 'now' })).toBe(400)
  expect(await push(id, right, 4_097)).toBe(413)
  expect(await push('nobody', right)).toBe(404)
  // All is right but that nobody encrypted it.
  expect(await push(id, right)).toBe(500)
})
