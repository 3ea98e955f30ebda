import { randomUUID } from 'node:crypto'
import { UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { openTransactions } from '../../../../test/open-transactions.ts'
import { runDue } from '../../../platform/events/due.ts'
import { mediaDue } from '../due.ts'
import { findAsset } from '../reader/assets.ts'
import { completePicture, failPicture } from '../test/finish.ts'
import { accept, eventsAbout, type Person, person, send } from '../test/send.ts'
import { createUpload } from './create-upload.ts'
import { removeAsset } from './remove-asset.ts'

const hour = 3_600_000
const bytes = Buffer.from('as good as a picture here')

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
})
afterAll(() => world.close())

const sweep = () => runDue(world.scope({ kind: 'system' }), mediaDue)
const writeVariant = (id: string) =>
  world.platform.storage.write('public', `avatars/${id}/y-64.webp`, bytes, 'image/webp')
const variantOf = (id: string) => world.platform.storage.head('public', `avatars/${id}/y-64.webp`)
const originalOf = (id: string) => world.platform.storage.head('private', `uploads/${id}`)
const replace = async (scope: Person, id: string) => {
  await completePicture(scope, id)
  await remove(id)
}
const remove = (id: string) => {
  const scope = world.scope()
  return scope.transact((tx) => removeAsset(tx, id, scope.now()))
}

describe('create-upload', () => {
  it.each([
    ['too large', { bytes: 5_000_001 }, 'upload.too-large'],
    ['SVG', { type: 'image/svg+xml' }, 'upload.type-not-allowed'],
  ])('refuses what is %s', async (_, change, code) => {
    const file = { purpose: 'avatar', name: 'a', type: 'image/png', bytes: 9, ...change } as const
    await expect(createUpload(await person(world), file)).rejects.toMatchObject({ code })
  })
})

describe('accept-upload', () => {
  it('makes one asset, however often it is asked', async () => {
    const me = await person(world)
    const upload = await send(me, bytes)
    const [asset, same] = await Promise.all([accept(me, upload), accept(me, upload)])
    expect(same).toBe(asset)
    expect(await accept(me, upload)).toBe(asset)
    expect(await eventsAbout(me, asset)).toEqual(['media.asset-accepted'])
  })

  it("finds neither another's file, nor one that never was, nor one that has expired", async () => {
    const me = await person(world)
    const upload = await send(me, bytes)
    const unknown = UploadId.parse(randomUUID())
    const notFound = { code: 'upload.not-found' }
    await expect(accept(await person(world), upload)).rejects.toMatchObject(notFound)
    await expect(accept(me, unknown)).rejects.toMatchObject(notFound)
    world.clock.advance(hour)
    await expect(accept(me, upload)).rejects.toMatchObject(notFound)
  })

  it('waits for the bytes', async () => {
    const me = await person(world)
    const file = { purpose: 'avatar', name: 'a', type: 'image/png', bytes: 9 } as const
    const { id } = await createUpload(me, file)
    await expect(accept(me, id)).rejects.toMatchObject({ code: 'upload.incomplete' })
  })
})

describe('accept-upload again', () => {
  const notFound = { code: 'upload.not-found' }

  it('gives what is in use', async () => {
    const me = await person(world)
    const upload = await send(me, bytes)
    const asset = await accept(me, upload)
    await completePicture(me, asset)
    expect(await accept(me, upload)).toBe(asset)
  })

  it('gives it to the object that has it, and to no other', async () => {
    const me = await person(world)
    const upload = await send(me, bytes)
    const asset = await accept(me, upload, 'avatar', { held: [] })
    expect(await accept(me, upload, 'avatar', { held: [asset] })).toBe(asset)
    await expect(accept(me, upload, 'avatar', { held: [] })).rejects.toMatchObject(notFound)
  })

  it.each([
    ['failed', (me: Person, asset: string) => failPicture(me, asset, 'no')],
    ['was replaced', (me: Person, asset: string) => replace(me, asset)],
    ['was removed while it was being made', (_: Person, asset: string) => remove(asset)],
  ])('does not find what %s', async (_, end) => {
    const me = await person(world)
    const upload = await send(me, bytes)
    await end(me, await accept(me, upload))
    await expect(accept(me, upload)).rejects.toMatchObject(notFound)
  })
})

describe('no transaction waits for the store', () => {
  /** Every answer of the store says how many transactions were open meanwhile. */
  const watched = (scope: Person) => {
    const open: number[] = []
    const storage = new Proxy(scope.storage, {
      get: (target, name) => {
        const method = Reflect.get(target, name)
        if (typeof method !== 'function' || name === 'signPut') return method
        return async (...given: unknown[]) => {
          open.push(await openTransactions(world))
          return method(...given)
        }
      },
    })
    return { open, scope: { ...scope, storage } }
  }

  it('when a file is accepted', async () => {
    const { open, scope } = watched(await person(world))
    await accept(scope, await send(scope, bytes))
    expect(open).toEqual([0])
  })

  it('when objects are removed', async () => {
    const me = await person(world)
    await failPicture(me, await accept(me, await send(me, bytes)), 'no')
    await send(me, bytes)
    world.clock.advance(3 * hour)
    const { open, scope } = watched(me)
    await runDue(scope, mediaDue)
    expect(open.length).toBeGreaterThanOrEqual(3)
    expect(new Set(open)).toEqual(new Set([0]))
  })

  it('and what one sweep has taken, no other takes until its time is over', async () => {
    const me = await person(world)
    const upload = await send(me, bytes)
    world.clock.advance(2 * hour)
    const away = { ...me.storage, remove: () => Promise.reject(new Error('away')) }
    await runDue({ ...me, storage: away }, mediaDue)
    await sweep()
    expect(await originalOf(upload)).not.toBeNull()
    world.clock.advance(300_000)
    await sweep()
    expect(await originalOf(upload)).toBeNull()
  })
})

describe('an asset', () => {
  it('is finished once, and the first end counts', async () => {
    const me = await person(world)
    const asset = await accept(me, await send(me, bytes))
    await completePicture(me, asset)
    await completePicture(me, asset)
    await failPicture(me, asset, 'too late')
    expect((await findAsset(me.db, asset))?.status).toBe('ready')
    expect(await eventsAbout(me, asset)).toEqual(['media.asset-accepted', 'media.asset-ready'])
  })

  it('nobody finishes within a day has failed, and says so', async () => {
    const me = await person(world)
    const asset = await accept(me, await send(me, bytes))
    world.clock.advance(24 * hour)
    await sweep()
    expect((await findAsset(me.db, asset))?.failure).toContain('couldn’t process')
    expect(await eventsAbout(me, asset)).toEqual(['media.asset-accepted', 'media.asset-failed'])
  })
})

describe('the sweep', () => {
  it('removes a file nobody accepted', async () => {
    const upload = await send(await person(world), bytes)
    await sweep()
    expect(await originalOf(upload)).not.toBeNull()
    world.clock.advance(2 * hour)
    await sweep()
    expect(await originalOf(upload)).toBeNull()
  })

  it('keeps what is still being worked on, and removes what arrives after that', async () => {
    const me = await person(world)
    const upload = await send(me, bytes)
    const asset = await accept(me, upload)
    world.clock.advance(3 * hour)
    await sweep()
    expect(await originalOf(upload)).not.toBeNull()
    await completePicture(me, asset)
    world.clock.advance(2 * hour)
    await sweep()
    expect(await originalOf(upload)).toBeNull()
    expect((await findAsset(me.db, asset))?.status).toBe('ready')
  })

  it('removes the objects of a failed asset and keeps its reason', async () => {
    const me = await person(world)
    const asset = await accept(me, await send(me, bytes))
    await writeVariant(asset)
    await failPicture(me, asset, 'no')
    await sweep()
    expect(await variantOf(asset)).toBeNull()
    expect((await findAsset(me.db, asset))?.failure).toBe('no')
  })

  it('leaves a replaced picture for an hour, then nothing of it', async () => {
    const me = await person(world)
    const asset = await accept(me, await send(me, bytes))
    await writeVariant(asset)
    await completePicture(me, asset)
    await remove(asset)
    await sweep()
    expect(await variantOf(asset)).not.toBeNull()
    world.clock.advance(hour)
    await sweep()
    expect(await variantOf(asset)).toBeNull()
    expect(await findAsset(me.db, asset)).toBeNull()
  })

  it('waits for the workflow of one removed meanwhile, which then tells nobody', async () => {
    const me = await person(world)
    const asset = await accept(me, await send(me, bytes))
    await remove(asset)
    await writeVariant(asset)
    await sweep()
    await completePicture(me, asset)
    await sweep()
    expect(await variantOf(asset)).toBeNull()
    expect(await findAsset(me.db, asset)).toBeNull()
    expect(await eventsAbout(me, asset)).toEqual(['media.asset-accepted'])
  })
})
