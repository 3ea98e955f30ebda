import type { UploadPurpose } from '@fanfare/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '../../../../test/harness.ts'
import type { Endpoint } from '../../../platform/durable/endpoint.ts'
import { finishUpload } from '../commands/finish-upload.ts'
import { signOriginal, signPictures, signPlayback, signPreviews } from '../sign.ts'
import { readAssets } from '../summaries.ts'
import { ended } from '../test/ended.ts'
import * as films from '../test/films.ts'
import * as samples from '../test/samples.ts'
import { type Person, person, sendBytes, sendFile } from '../test/send.ts'
import { openMediaWorld, react } from '../test/worker.ts'

let world: World
let worker: Endpoint
beforeAll(async () => {
  ;({ world, worker } = await openMediaWorld())
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const process = async (me: Person, bytes: Buffer, purpose: UploadPurpose, type: string) => {
  const id = await sendFile(me, bytes, { purpose, type })
  await react(world)
  expect((await ended(me, id)).failure).toBeNull()
  return id
}

const load = async (url: string) => {
  const reply = await fetch(url)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

/** Nothing of what was sent is left. */
const expectNoOriginal = (me: Person, id: string) =>
  expect(signOriginal(me, id as never, 'a')).rejects.toThrow('has no original')

describe('of a file in a message', () => {
  it('a picture has two sizes at most, and none tells where it was taken', async () => {
    const me = await person(world)
    const photo = await samples.locatedPhoto(2400, 1600)
    const id = await process(me, photo, 'message-image', 'image/jpeg')
    const variants = (await signPictures(me, [id])).get(id)?.variants ?? []
    expect(variants.map(({ width }) => width)).toEqual([480, 480, 1920, 1920])
    for (const { url } of variants) {
      expect((await sharp(await load(url)).metadata()).exif).toBeUndefined()
    }
    const preview = (await signPreviews(me, [id])).get(id) ?? ''
    const { width, format } = await sharp(await load(preview)).metadata()
    expect([width, format]).toEqual([480, 'webp'])
    await expectNoOriginal(me, id)
  })

  it('a video plays in 720p at most, and has a still', async () => {
    const me = await person(world)
    const bytes = await films.film('1920x1080', 2)
    const id = await process(me, bytes, 'message-video', 'video/mp4')
    const { renditions, storyboards, duration } = await signPlayback(me, id)
    expect(renditions.map(({ name }) => name)).toEqual(['360p', '720p'])
    expect(storyboards).toEqual([])
    expect(duration).toBeCloseTo(2, 0)
    const still = (await signPreviews(me, [id])).get(id) ?? ''
    expect((await sharp(await load(still)).metadata()).format).toBe('jpeg')
    await expectNoOriginal(me, id)
  }, 120_000)

  it('what a browser records is heard, though nothing in it says how long it is', async () => {
    const me = await person(world)
    const id = await process(me, await films.voice(), 'message-audio', 'audio/webm')
    const { renditions, waveform, duration } = await signPlayback(me, id)
    expect(renditions.map(({ name }) => name)).toEqual(['audio'])
    expect(waveform).toHaveLength(400)
    expect(duration).toBeCloseTo(2, 0)
    expect((await signPreviews(me, [id])).size).toBe(0)
    await expectNoOriginal(me, id)
  })

  it('a document stays as it was sent', async () => {
    const me = await person(world)
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const id = await process(me, pdf, 'message-file', 'application/pdf')
    expect(await load(await signOriginal(me, id, 'a.pdf'))).toEqual(pdf)
    expect((await readAssets(me.db, [id])).get(id)).toMatchObject({
      status: 'ready',
      type: 'application/pdf',
      bytes: pdf.length,
    })
  })
})

describe('a document is taken by its first bytes', () => {
  const text = (words: string) => Buffer.from(words)
  it.each([
    ['words', text('Rain on Sunday.\n'), 'text/plain'],
    ['what could be markup', text('<script>alert(1)</script>\n'), 'text/plain'],
    ['a PDF that is called a text', text('%PDF-1.4\n%%EOF\n'), 'application/pdf'],
  ])('%s', async (_, bytes, type) => {
    const me = await person(world)
    const id = await sendBytes(me, bytes, { purpose: 'message-file', type: 'text/plain' })
    expect((await finishUpload(me, id)).type).toBe(type)
  })

  it.each([
    ['a program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(64)])],
    ['a picture', samples.blackPng(1)],
    ['words in no encoding we know', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
    ['letters that are none', Buffer.from([0x41, 0xc3, 0x28, 0x41])],
  ])('and not %s', async (_, bytes) => {
    const me = await person(world)
    const id = await sendBytes(me, bytes, { purpose: 'message-file', type: 'text/plain' })
    const refused = { code: 'upload.type-not-allowed' }
    await expect(finishUpload(me, id)).rejects.toMatchObject(refused)
  })
})
