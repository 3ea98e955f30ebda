import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { World } from '../../../../test/harness.ts'
import type { Endpoint } from '../../../platform/durable/endpoint.ts'
import { runDue } from '../../../platform/events/due.ts'
import { folderOfAsset } from '../artefacts.ts'
import { removeAsset } from '../commands/remove-asset.ts'
import { retryAsset } from '../commands/retry-asset.ts'
import { mediaDue } from '../due.ts'
import { failures } from '../failures.ts'
import { findArtefacts } from '../reader/artefacts.ts'
import { findAsset } from '../reader/assets.ts'
import { ended } from '../test/ended.ts'
import { silentFilm } from '../test/films.ts'
import { eventsAbout, person, sendFile } from '../test/send.ts'
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

const video = { purpose: 'video', type: 'video/mp4' } as const

/** Names in the private bucket. */
const stored = async (prefix: string) => {
  const { config } = world.platform
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  })
  const list = new ListObjectsV2Command({ Bucket: config.S3_PRIVATE_BUCKET, Prefix: prefix })
  const { Contents = [] } = await client.send(list)
  client.destroy()
  return Contents.map(({ Key }) => Key)
}

describe('what failed', () => {
  it('keeps what was sent and is ready after another try', async () => {
    const me = await person(world)
    const film = await silentFilm()
    const id = await sendFile(me, film, video)
    const key = (await findAsset(me.db, id))?.original_key ?? ''
    await me.storage.remove('private', [key])
    await react(world)
    expect(await ended(me, id)).toMatchObject({ failure: failures.gone, failed_step: 'probe' })

    await me.storage.write('private', key, film, 'video/mp4')
    await me.transact((tx) => retryAsset(tx, id, me.now()))
    await react(world)
    expect(await ended(me, id)).toMatchObject({ status: 'ready', failure: null })
    expect(await eventsAbout(me, id)).toEqual([
      ...['media.asset-accepted', 'media.asset-failed', 'media.asset-accepted'],
      ...['media.asset-playable', 'media.asset-ready'],
    ])
  })
})

describe('objects', () => {
  it('are those that are recorded, and none after the asset was removed', async () => {
    const me = await person(world)
    const id = await sendFile(me, await silentFilm(), video)
    const folder = folderOfAsset(id)
    await me.storage.write('private', `${folder}0-rendition-left`, Buffer.from('x'), 'video/mp4')
    await react(world)
    await ended(me, id)
    const made = (await findArtefacts(me.db, [id])).filter(({ kind }) => kind !== 'original')
    const names = made.map(({ key }) => key).sort()
    await vi.waitFor(async () => expect((await stored(folder)).sort()).toEqual(names), 5_000)

    await me.transact((tx) => removeAsset(tx, id, me.now()))
    world.clock.advance(2 * 3_600_000)
    await runDue(world.scope({ kind: 'system' }), mediaDue)
    expect(await stored(folder)).toEqual([])
    expect(await stored('uploads/')).toHaveLength(1)
    expect(await findAsset(me.db, id)).toBeNull()
  })
})
