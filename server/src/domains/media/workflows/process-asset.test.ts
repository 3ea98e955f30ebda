import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { World } from '../../../../test/harness.ts'
import type { Endpoint } from '../../../platform/durable/endpoint.ts'
import { failures } from '../failures.ts'
import { makeVariant } from '../gateways/picture.ts'
import { readPictures } from '../pictures.ts'
import { findAsset } from '../reader/assets.ts'
import * as samples from '../test/samples.ts'
import {
  accept,
  eventsAbout,
  type Person,
  person,
  send,
  sendAndAccept,
  sendBytes,
} from '../test/send.ts'
import { openMediaWorld, react, startMediaWorker } from '../test/worker.ts'
import { writeVariant } from './public-picture.ts'

let world: World
let worker: Endpoint
beforeAll(async () => {
  ;({ world, worker } = await openMediaWorld())
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const finished = (scope: Person, id: string) =>
  vi.waitFor(
    async () => {
      const asset = await findAsset(scope.db, id)
      if (!asset || asset.status === 'processing') throw new Error('still processing')
      return asset
    },
    { timeout: 15_000, interval: 50 },
  )

const originalIsGone = async ({ original_key }: { original_key: string | null }) =>
  vi.waitFor(async () =>
    expect(await world.platform.storage.head('private', original_key ?? '')).toBeNull(),
  )

describe('process-asset', () => {
  it('makes variants that everybody can load, and tells of it', async () => {
    const me = await person(world)
    const id = await sendAndAccept(me, await samples.photo(700, 400), 'image/jpeg')
    await react(world)
    const asset = await finished(me, id)
    expect(await eventsAbout(me, id)).toEqual(['media.asset-accepted', 'media.asset-ready'])
    const picture = (await readPictures(me, [id, null])).of(id)
    expect(picture?.variants.map(({ width }) => width)).toEqual([64, 128, 256])
    for (const { width, url } of picture?.variants ?? []) {
      const reply = await fetch(url)
      expect(reply.headers.get('cache-control')).toContain('immutable')
      const made = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
      expect([made.format, made.width, made.height]).toEqual(['webp', width, width])
    }
    await originalIsGone(asset)
  })

  it('cuts a cover image wide, no larger than it was sent', async () => {
    const me = await person(world)
    const bytes = await samples.photo(1500, 900)
    const upload = await sendBytes(me, bytes, { purpose: 'banner', type: 'image/jpeg' })
    const id = await accept(me, upload, 'banner')
    await react(world)
    const asset = await finished(me, id)
    const picture = (await readPictures(me, [id])).of(id)
    const sizes = await Promise.all(
      (picture?.variants ?? []).map(async ({ url }) => {
        const made = sharp(Buffer.from(await (await fetch(url)).arrayBuffer()))
        const { width, height } = await made.metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [640, 160],
      [1280, 320],
    ])
    expect(asset.variants.every(({ key }) => key.startsWith(`banners/${id}/`))).toBe(true)
    await originalIsGone(asset)
  })

  it('writes the same objects when a step runs again', async () => {
    const me = await person(world)
    const photo = await samples.photo(300, 300)
    const id = await sendAndAccept(me, photo, 'image/jpeg')
    const asset = { id, purpose: 'avatar' } as const
    const write = async () => writeVariant(me, asset, 128, await makeVariant(photo, 128, 1))
    const first = await write()
    expect(await write()).toEqual(first)
    await react(world)
    expect((await finished(me, id)).variants).toContainEqual(first)
  })

  it('refuses in words what a store has written over after it was accepted', async () => {
    const me = await person(world)
    const accepted = await samples.photo(300, 300)
    const upload = await send(me, accepted, 'image/jpeg')
    const id = await accept(me, upload)
    const swapped = Buffer.from(accepted)
    swapped.fill(1, accepted.length - 2)
    await me.storage.write('private', `uploads/${upload}`, swapped, 'image/jpeg')
    await react(world)
    const asset = await finished(me, id)
    expect([asset.status, asset.failure]).toEqual(['failed', failures.changed])
  })

  it('does not care what the sender calls it', async () => {
    const me = await person(world)
    const id = await sendAndAccept(me, await samples.photo(80, 80), 'image/png')
    await react(world)
    expect((await finished(me, id)).status).toBe('ready')
  })

  it('goes on where it was when the worker comes back', async () => {
    const me = await person(world)
    const id = await sendAndAccept(me, await samples.noise(900, 900))
    await react(world)
    await worker.close()
    await sleep(300)
    worker = await startMediaWorker(world, worker.port)
    expect((await finished(me, id)).status).toBe('ready')
    expect(await eventsAbout(me, id)).toEqual(['media.asset-accepted', 'media.asset-ready'])
  })

  it.each([
    ['an SVG', samples.svg, failures.unreadable],
    ['a text', samples.text, failures.unreadable],
    ['half a JPEG', samples.truncatedJpeg, failures.damaged],
    ['a PNG bomb', samples.pngBomb, failures.tooLarge],
    ['a GIF of a thousand frames', samples.longGif, failures.tooManyFrames],
  ])('refuses %s in words', async (_, make, reason) => {
    const me = await person(world)
    const id = await sendAndAccept(me, await make())
    await react(world)
    const asset = await finished(me, id)
    expect([asset.status, asset.failure]).toEqual(['failed', reason])
    expect(await eventsAbout(me, id)).toEqual(['media.asset-accepted', 'media.asset-failed'])
    await originalIsGone(asset)
  })
})
