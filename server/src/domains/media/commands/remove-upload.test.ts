import type { UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { runDue } from '../../../platform/events/due.ts'
import { mediaDue } from '../due.ts'
import { findAsset } from '../reader/assets.ts'
import * as samples from '../test/samples.ts'
import { accept, type Person, person } from '../test/send.ts'
import { spaceUsedBy } from '../test/space.ts'
import { createUpload } from './create-upload.ts'
import { dropUnwanted } from './finish-asset.ts'
import { finishUpload } from './finish-upload.ts'
import { removeAsset } from './remove-asset.ts'
import { removeUpload } from './remove-upload.ts'

const hour = 3_600_000
let world: World
let photo: Buffer
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  photo = await samples.photo(64, 64)
})
afterAll(() => world.close())

let me: Person
let id: UploadId
let put: (bytes: Buffer) => Promise<number>
beforeEach(async () => {
  me = await person(world)
  const file = { purpose: 'image', name: 'a', type: 'image/jpeg', bytes: photo.length } as const
  const upload = await createUpload(me, file)
  const { url, headers } = upload
  id = upload.id
  put = async (bytes) =>
    (await fetch(url ?? '', { method: 'PUT', headers, body: new Uint8Array(bytes) })).status
})

const sweep = () => runDue(world.scope({ kind: 'system' }), mediaDue)
const stored = () => me.storage.head('private', `uploads/${id}`)
const isKnown = async () => {
  const row = me.db.q.selectFrom('media.uploads').select('id').where('id', '=', id)
  return (await row.executeTakeFirst()) !== undefined
}
const take = async () => {
  expect(await put(photo)).toBe(200)
  await finishUpload(me, id)
  return accept(me, id, 'image')
}

describe('an upload that was taken back', () => {
  it('leaves nothing in the store, and counts for nothing', async () => {
    await put(photo)
    await removeUpload(me, id)
    expect(await spaceUsedBy(me)).toBe(0)
    await sweep()
    expect(await stored()).toBeNull()
  })

  it('is known until nothing can be sent there any more, and that is removed', async () => {
    await removeUpload(me, id)
    await sweep()
    expect(await put(photo)).toBe(200)
    await sweep()
    expect(await stored()).not.toBeNull()
    world.clock.advance(2 * hour)
    await sweep()
    expect([await stored(), await isKnown(), await spaceUsedBy(me)]).toEqual([null, false, 0])
  })
})

describe('an upload that was accepted', () => {
  it('stays what it was, whatever is sent to its address', async () => {
    await take()
    const before = await stored()
    const other = Buffer.from(photo)
    other.fill(1, photo.length - 2)
    expect(await put(other)).toBe(412)
    expect(await stored()).toEqual(before)
  })

  it('and removed again is known as long, too', async () => {
    const asset = await take()
    await me.transact((tx) => removeAsset(tx, asset, me.now()))
    await dropUnwanted(me, { id: asset, attempt: 0 })
    await sweep()
    expect(await stored()).toBeNull()
    expect(await put(photo)).toBe(200)
    world.clock.advance(2 * hour)
    await sweep()
    expect([await stored(), await findAsset(me.db, asset), await spaceUsedBy(me)]).toEqual([
      null,
      null,
      0,
    ])
  })
})
