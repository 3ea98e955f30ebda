import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ServerMessage } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '../../../../test/harness.ts'
import type { Endpoint } from '../../../platform/durable/endpoint.ts'
import { failures } from '../failures.ts'
import { signOriginal, signPlayback, signPosters } from '../sign.ts'
import { readAssets, readProcessing } from '../summaries.ts'
import { ended } from '../test/ended.ts'
import * as films from '../test/films.ts'
import { eventsAbout, type Person, person, sendFile } from '../test/send.ts'
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

const process = async (me: Person, bytes: Buffer, type = 'video/mp4') => {
  const id = await sendFile(me, bytes, { purpose: 'video', type, name: 'holiday.mp4' })
  await react(world)
  return { id, asset: await ended(me, id) }
}

const bytesOf = async (url: string, range?: string) => {
  const reply = await fetch(url, range ? { headers: { range } } : {})
  expect(reply.ok).toBe(true)
  return Buffer.from(await reply.arrayBuffer())
}

/** What ffprobe says of the bytes at an address. */
const probed = async (url: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-probe-'))
  try {
    await writeFile(join(folder, 'file'), await bytesOf(url))
    const entries = ['-show_entries', 'stream=codec_name,width,height:format=duration:format_tags']
    const { stdout } = await promisify(execFile)('ffprobe', [
      ...['-loglevel', 'error', '-of', 'json', ...entries, join(folder, 'file')],
    ])
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('a video', () => {
  it('becomes renditions, stills and a preview strip, and says how far it is', async () => {
    const me = await person(world)
    const heard: ServerMessage[] = []
    const listener = world.platform.cache.listener()
    await once(listener, 'ready')
    await listener.subscribe(
      `${world.platform.config.REDIS_PREFIX}topic:account:${me.actor.accountId}`,
    )
    listener.on('message', (_, text) => heard.push(JSON.parse(text)))
    const { id, asset } = await process(me, await films.film('640x360', 6))
    listener.disconnect()

    expect(asset.failure).toBeNull()
    const [processing] = await readProcessing(me.db, [id])
    expect(processing?.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'probe done',
      'posters done',
      'sound done',
      'rendition-360 done',
      'rendition-240 done',
      'storyboard done',
    ])
    expect(await eventsAbout(me, id)).toEqual([
      'media.asset-accepted',
      'media.asset-playable',
      'media.asset-ready',
    ])
    expect(heard).toContainEqual(
      expect.objectContaining({
        type: 'progress',
        assetId: id,
        step: 'rendition-360',
        percent: 100,
      }),
    )
    const summary = (await readAssets(me.db, [id])).get(id)
    expect(summary).toMatchObject({
      status: 'ready',
      publishable: true,
      width: 640,
      height: 360,
      fileName: 'holiday.mp4',
      hasStoryboard: true,
      isAnimation: false,
    })
    expect(summary?.duration).toBeCloseTo(6, 0)
    expect(summary?.posters[0]?.at).toBeCloseTo(0.6, 1)
  })

  it('is played by byte ranges that its playlist names', async () => {
    const me = await person(world)
    const { id } = await process(me, await films.film('640x360', 6))
    const playback = await signPlayback(me, id)
    expect(playback.renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['240p', 426, 240],
      ['360p', 640, 360],
    ])
    const [small, large] = playback.renditions
    const playlist = String(await bytesOf(large?.playlistUrl ?? ''))
    expect(playlist).toContain('#EXT-X-MAP:URI="360p"')
    const ranges = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n360p/g)]
    expect(ranges).toHaveLength(2)
    const [, length, start] = ranges[1] ?? []
    const last = Number(start) + Number(length) - 1
    expect(await bytesOf(large?.url ?? '', `bytes=${start}-${last}`)).toHaveLength(Number(length))
    expect(large?.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/)
    const { streams } = await probed(small?.url ?? '')
    expect(streams.map((stream: { codec_name: string }) => stream.codec_name)).toEqual([
      'h264',
      'aac',
    ])
    const others = String(await bytesOf(small?.playlistUrl ?? ''))
    const lengths = (text: string) => text.match(/#EXTINF:[\d.]+/g)
    expect(lengths(others), 'segments begin at the same moments').toEqual(lengths(playlist))
    expect(playback.storyboards).toMatchObject([{ interval: 1, columns: 10, rows: 10, count: 6 }])
    expect((await signPosters(me, id)).length).toBeGreaterThanOrEqual(5)
  })

  it('gives everybody the same address for five minutes', async () => {
    const me = await person(world)
    const { id } = await process(me, await films.silentFilm())
    const address = async () => (await signPlayback(me, id)).renditions[0]?.url
    const start = 300_000 - (world.clock.now().getTime() % 300_000)
    world.clock.advance(start)
    const first = await address()
    world.clock.advance(299_000)
    expect(await address()).toBe(first)
    world.clock.advance(2_000)
    expect(await address()).not.toBe(first)
    world.clock.advance(-start - 301_000)
  })

  it('is turned upright', async () => {
    const me = await person(world)
    const { id, asset } = await process(me, await films.uprightFilm(), 'video/quicktime')
    expect([asset.width, asset.height]).toEqual([360, 640])
    const { renditions } = await signPlayback(me, id)
    expect(renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['240p', 240, 426],
      ['360p', 360, 640],
    ])
  })

  it('needs neither sound nor a length in its head', async () => {
    const me = await person(world)
    const silent = await process(me, await films.silentFilm())
    expect((await signPlayback(me, silent.id)).renditions[0]?.codecs).toMatch(/^avc1\.[0-9a-f]{6}$/)
    const endless = await process(me, await films.endlessFilm(), 'video/webm')
    expect(endless.asset.failure).toBeNull()
    expect(endless.asset.duration).toBeCloseTo(3, 0)
  })

  it('is downloaded without the place it was made at', async () => {
    const me = await person(world)
    const { id } = await process(me, await films.locatedFilm(), 'video/quicktime')
    const url = await signOriginal(me, id, 'my film.mov')
    const reply = await fetch(url)
    expect(reply.headers.get('content-disposition')).toContain('my film.mov')
    expect(Buffer.from(await reply.arrayBuffer()).includes('+47.37')).toBe(false)
  })

  it.each([
    ['no picture track', films.soundOnlyFilm, 'probe', failures.noPicture],
    [
      'only its first half',
      async () => (await films.film()).subarray(0, 60_000),
      'probe',
      failures.unreadableMedia,
    ],
  ])('with %s fails in words', async (_, make, step, reason) => {
    const me = await person(world)
    const { id, asset } = await process(me, await make())
    expect([asset.status, asset.failed_step, asset.failure]).toEqual(['failed', step, reason])
    expect((await eventsAbout(me, id)).at(-1)).toBe('media.asset-failed')
  })
})
