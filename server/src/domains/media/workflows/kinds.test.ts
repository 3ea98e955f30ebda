import type { AssetId } from '@fanfare/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '../../../../test/harness.ts'
import type { Endpoint } from '../../../platform/durable/endpoint.ts'
import { makeCover, makeTeaser } from '../commands/make-derived.ts'
import { failures } from '../failures.ts'
import { readPictures } from '../pictures.ts'
import { signCaptions, signOriginal, signPictures, signPlayback } from '../sign.ts'
import { readAssets } from '../summaries.ts'
import { ended } from '../test/ended.ts'
import * as films from '../test/films.ts'
import * as samples from '../test/samples.ts'
import { type Person, person, sendFile } from '../test/send.ts'
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

type Sent = Parameters<typeof sendFile>[2]

const process = async (me: Person, bytes: Buffer, file: Sent) => {
  const id = await sendFile(me, bytes, file)
  await react(world)
  const asset = await ended(me, id)
  expect(asset.failure).toBeNull()
  return id
}

const derived = async (me: Person, make: () => Promise<AssetId>) => {
  const id = await make()
  await react(world)
  const asset = await ended(me, id)
  expect(asset.failure).toBeNull()
  return id
}

const load = async (url: string) => {
  const reply = await fetch(url)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

describe('a recording', () => {
  it('becomes one rendition and a waveform', async () => {
    const me = await person(world)
    const wav = { purpose: 'audio', type: 'audio/wav' } as const
    const id = await process(me, await films.quietThenLoud(), wav)
    const { renditions, waveform, duration } = await signPlayback(me, id)
    expect(renditions).toMatchObject([{ name: 'audio', codecs: 'mp4a.40.2', width: null }])
    expect(duration).toBeCloseTo(4, 1)
    expect(waveform).toHaveLength(400)
    expect(Math.max(...waveform)).toBe(100)
    expect(waveform[100]).toBeLessThan(waveform[300] ?? 0)
    expect((await readAssets(me.db, [id])).get(id)).toMatchObject({ publishable: true })
  })
})

describe('a picture', () => {
  it('becomes sizes up to its own, and is downloaded without the place', async () => {
    const me = await person(world)
    const photo = await samples.locatedPhoto(1200, 800)
    expect((await sharp(photo).metadata()).exif?.includes('N')).toBe(true)
    const id = await process(me, photo, { purpose: 'image', type: 'image/jpeg' })
    const signed = (await signPictures(me, [id])).get(id)
    expect(signed).toMatchObject({ width: 1200, height: 800, videoUrl: null })
    expect(signed?.variants.map(({ width, type }) => `${width} ${type}`)).toEqual([
      '480 image/avif',
      '480 image/webp',
      '960 image/avif',
      '960 image/webp',
      '1200 image/avif',
      '1200 image/webp',
    ])
    for (const { url, width } of signed?.variants ?? []) {
      const made = await sharp(await load(url)).metadata()
      expect([made.width, made.exif]).toEqual([width, undefined])
    }
    const whole = await sharp(await load(await signOriginal(me, id, 'photo.jpg'))).metadata()
    expect([whole.format, whole.width, whole.exif]).toEqual(['jpeg', 1200, undefined])
  })

  it('of a phone is read', async () => {
    const me = await person(world)
    const bytes = await films.heic(await samples.photo(640, 480))
    const id = await process(me, bytes, { purpose: 'image', type: 'image/heic' })
    const signed = (await signPictures(me, [id])).get(id)
    expect([signed?.width, signed?.height]).toEqual([640, 480])
  })

  it('that moves becomes a video and a still', async () => {
    const me = await person(world)
    const id = await process(me, await films.gif(), { purpose: 'image', type: 'image/gif' })
    const signed = (await signPictures(me, [id])).get(id)
    expect((await load(signed?.videoUrl ?? '')).subarray(4, 8).toString()).toBe('ftyp')
    expect(signed?.variants.map(({ width }) => width)).toEqual([160, 160])
    expect((await readAssets(me.db, [id])).get(id)?.isAnimation).toBe(true)
  })
})

describe('captions', () => {
  it('are written anew', async () => {
    const me = await person(world)
    const srt = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n<i>Hello</i>\n')
    const id = await process(me, srt, { purpose: 'captions', type: 'application/x-subrip' })
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n'
    expect(String(await load(await signCaptions(me, id)))).toBe(vtt)
  })

  it('that make no sense fail in words', async () => {
    const me = await person(world)
    const bad = Buffer.from('WEBVTT\n\n00:02.000 --> 00:01.000\nHello\n')
    const id = await sendFile(me, bad, { purpose: 'captions', type: 'text/vtt' })
    await react(world)
    expect((await ended(me, id)).failure).toBe(failures.unreadableCaptions)
  })
})

describe('made of a video', () => {
  let me: Person
  let film: AssetId
  beforeAll(async () => {
    me = await person(world)
    film = await process(me, await films.film('640x360', 6), {
      purpose: 'video',
      type: 'video/mp4',
    })
  }, 90_000)
  const source = () => ({ ownerId: me.actor.accountId, sourceId: film })

  it('a teaser plays the chosen part', async () => {
    const range = { start: 1.5, end: 4.5 }
    const id = await derived(me, () =>
      me.transact((tx) => makeTeaser(tx, { ...source(), ...range }, me.now())),
    )
    const { renditions, duration } = await signPlayback(me, id)
    expect(duration).toBe(3)
    expect(renditions).toMatchObject([{ name: '360p', height: 360 }])
    const playlist = String(await load(renditions[0]?.playlistUrl ?? ''))
    const [, seconds] = /#EXTINF:([\d.]+)/.exec(playlist) ?? []
    expect(Number(seconds)).toBeCloseTo(3, 0)
  })

  it.each([
    [false, 40_000],
    [true, 3_000],
  ])('a public cover that is blurred: %s', async (blurred, mostDetail) => {
    const id = await derived(me, () =>
      me.transact((tx) => makeCover(tx, { ...source(), at: 2, blurred }, me.now())),
    )
    const { variants = [] } = (await readPictures(me, [id])).of(id) ?? {}
    expect(variants.map(({ width }) => width)).toEqual([320, 640])
    const large = await load(variants.at(-1)?.url ?? '')
    expect(large.length, 'what is blurred has nothing left to store').toBeLessThan(mostDetail)
    if (!blurred) expect(large.length).toBeGreaterThan(6_000)
  })
})

it('a thumbnail is public, in its own shape', async () => {
  const me = await person(world)
  const photo = await samples.photo(900, 600)
  const id = await process(me, photo, { purpose: 'thumbnail', type: 'image/jpeg' })
  const { variants = [] } = (await readPictures(me, [id])).of(id) ?? {}
  expect(variants.map(({ width }) => width)).toEqual([320, 640])
  const made = await sharp(await load(variants[1]?.url ?? '')).metadata()
  expect([made.width, made.height]).toEqual([640, 427])
})
