import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { ObjectChanged } from './object-changed.ts'
import { openStorage } from './storage.ts'

const config = readConfig()
const own = randomUUID().slice(0, 8)
const origin = 'http://localhost:20100'
const publicBucket = `test-${own}-public`
const storage = openStorage({
  ...config,
  PUBLIC_ORIGIN: origin,
  S3_PUBLIC_BUCKET: publicBucket,
  S3_PRIVATE_BUCKET: `test-${own}-private`,
  MEDIA_PUBLIC_ORIGIN: `${config.S3_ENDPOINT}/${publicBucket}`,
})

const object = (body: string) => ({ bytes: Buffer.byteLength(body), type: 'text/plain' })
const put = (url: string, body: string, headers: Record<string, string>) =>
  fetch(url, { method: 'PUT', body, headers })

beforeAll(() => storage.prepare())
afterAll(async () => {
  await Promise.all([storage.removeUnder('public', ''), storage.removeUnder('private', '')])
  storage.close()
})

describe('signed uploads', () => {
  it('takes exactly what was signed', async () => {
    const { url, headers } = await storage.signPut('a/exact', object('hello'), 60)
    expect((await put(url, 'hello', headers)).status).toBe(200)
    expect(await storage.head('private', 'a/exact')).toMatchObject(object('hello'))
    const stored = await storage.read('private', 'a/exact')
    expect([stored?.bytes, stored && (await text(stored.body))]).toEqual([5, 'hello'])
    expect(await storage.read('private', 'a/never')).toBeNull()
  })

  it.each([
    ['more bytes', 'hello and more', 'text/plain'],
    ['fewer bytes', 'hell', 'text/plain'],
    ['another type', 'hello', 'text/html'],
  ])('refuses %s', async (_, body, type) => {
    const { url, headers } = await storage.signPut('a/refused', object('hello'), 60)
    expect((await put(url, body, { ...headers, 'content-type': type })).status).toBe(403)
    expect(await storage.head('private', 'a/refused')).toBeNull()
  })

  it('takes it once, and writes over nothing', async () => {
    const { url, headers } = await storage.signPut('a/once', object('hello'), 60)
    const { 'content-type': type = '' } = headers
    expect((await put(url, 'hello', { 'content-type': type })).status).toBe(403)
    const both = await Promise.all([put(url, 'hello', headers), put(url, 'jello', headers)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    const first = await storage.head('private', 'a/once')
    expect((await put(url, 'mello', headers)).status).toBe(412)
    expect(await storage.head('private', 'a/once')).toEqual(first)
  })

  it('gives the bytes that were asked for, or says that they have changed', async () => {
    await storage.write('private', 'a/twice', Buffer.from('hello'), 'text/plain')
    const first = await storage.head('private', 'a/twice')
    expect(first?.etag).not.toBe('')
    const same = await storage.read('private', 'a/twice', first?.etag)
    expect(same && (await text(same.body))).toBe('hello')
    await storage.write('private', 'a/twice', Buffer.from('jello'), 'text/plain')
    await expect(storage.read('private', 'a/twice', first?.etag)).rejects.toThrow(ObjectChanged)
  })

  it('refuses an address that was changed, has expired or has no signature', async () => {
    const { url, headers } = await storage.signPut('a/mine', object('hello'), 60)
    const expired = await storage.signPut('a/mine', object('hello'), 1)
    const elsewhere = url.replace('/a/mine', '/a/yours')
    const unsigned = url.replace(/\?.*/, '')
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    for (const address of [elsewhere, unsigned, expired.url]) {
      expect((await put(address, 'hello', headers)).status).toBe(403)
    }
  })
})

describe('multipart', () => {
  const partBytes = 5 * 1024 * 1024

  it('goes on after a lost part with only that part', async () => {
    const key = 'video/original'
    const parts = ['x', 'y', 'z'].map((letter) => letter.repeat(partBytes))
    const uploadId = await storage.beginMultipart(key, 'video/mp4')
    const send = async (part: number) => {
      const url = await storage.signPart(key, uploadId, part, partBytes, 60)
      expect((await put(url, parts[part - 1] ?? '', {})).status).toBe(200)
    }
    await send(1)
    await send(3)
    const arrived = await storage.listParts(key, uploadId)
    expect(arrived.map(({ part, bytes }) => [part, bytes])).toEqual([
      [1, partBytes],
      [3, partBytes],
    ])
    await send(2)
    await storage.completeMultipart(key, uploadId)
    expect(await storage.head('private', key)).toMatchObject({
      bytes: 3 * partBytes,
      type: 'video/mp4',
    })
  })

  it('refuses a part of another length, and forgets what was abandoned', async () => {
    const uploadId = await storage.beginMultipart('video/left', 'video/mp4')
    const url = await storage.signPart('video/left', uploadId, 1, partBytes, 60)
    expect((await put(url, 'short', {})).status).toBe(403)
    await storage.abortMultiparts('video/left')
    await expect(storage.listParts('video/left', uploadId)).rejects.toThrow()
  })
})

describe('a file from the disk', () => {
  it('is written whole, also when it is too large for one request', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'fanfare-storage-')), 'file')
    const bytes = Buffer.alloc(65 * 1024 * 1024, 'fanfare')
    await writeFile(path, bytes)
    expect(await storage.writeFile('video/large', path, 'video/mp4')).toEqual({
      bytes: bytes.length,
    })
    expect(await storage.head('private', 'video/large')).toMatchObject({
      bytes: bytes.length,
      type: 'video/mp4',
    })
    expect(await storage.readStart('private', 'video/large', 7)).toEqual(Buffer.from('fanfare'))
    await rm(path)
  })

  it('leaves a connection on which the next request is understood', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'fanfare-storage-')), 'file')
    await writeFile(path, Buffer.alloc(300_000, 'fanfare'))
    for (let round = 0; round < 50; round++) {
      await storage.writeFile('video/small', path, 'video/mp4')
      expect(await storage.head('private', 'video/small')).toMatchObject({ bytes: 300_000 })
    }
    await rm(path)
  })
})

describe('delivery', () => {
  it('gives public objects to everybody for ever, and lists them to nobody', async () => {
    await storage.write('public', 'avatars/one.txt', Buffer.from('seen'), 'text/plain')
    const reply = await fetch(storage.publicUrl('avatars/one.txt'))
    expect(await reply.text()).toBe('seen')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${config.S3_ENDPOINT}/${publicBucket}?list-type=2`)).status).toBe(403)
    const write = await put(storage.publicUrl('avatars/one.txt'), 'changed', {})
    expect(write.status).toBe(403)
  })

  it('gives private objects only to signed addresses, in ranges too', async () => {
    await storage.write('private', 'films/one', Buffer.from('0123456789'), 'text/plain')
    const url = await storage.signGet('films/one', 60)
    const range = await fetch(url, { headers: { range: 'bytes=2-4' } })
    expect([range.status, await range.text()]).toEqual([206, '234'])
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403)
    expect((await fetch(url.replace('/films/one', '/films/two'))).status).toBe(403)
  })

  it('removes by name and by folder, and does not mind what is gone', async () => {
    for (const key of ['b/1', 'b/2', 'c/1']) {
      await storage.write('private', key, Buffer.from('x'), 'text/plain')
    }
    await storage.removeUnder('private', 'b/')
    await storage.remove('private', ['c/1', 'c/never'])
    for (const key of ['b/1', 'b/2', 'c/1']) {
      expect(await storage.head('private', key)).toBeNull()
    }
  })
})

describe('cross-origin rules', () => {
  const preflight = async (from: string) => {
    const { url } = await storage.signPut('a/cors', object('hello'), 60)
    return fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,if-none-match',
      },
    })
  }

  it('lets our own pages send', async () => {
    const reply = await preflight(origin)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin)
  })

  it('lets no other page send', async () => {
    const reply = await preflight('https://elsewhere.test')
    expect(reply.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.test')
  })
})
