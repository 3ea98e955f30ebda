import { randomUUID } from 'node:crypto'
import { AccountId, AssetId, UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { Workflow } from '../../../platform/durable/workflow.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { mediaDue } from '../due.ts'
import { findAsset } from '../reader/assets.ts'
import { insertAsset, setFacts } from '../writer/assets.ts'
import { dispatchAssets } from './dispatch-assets.ts'
import { completeAsset } from './finish-asset.ts'
import { keepRunAlive } from './record-step.ts'
import { removeAsset } from './remove-asset.ts'

const minute = 60_000
let world: World
let scope: Scope
let started: { assetId: AssetId; attempt: number }[]
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
})
afterAll(() => world.close())

beforeEach(async () => {
  started = []
  const durable = {
    async start<Input>(_: Workflow<Input>, __: string, input: Input) {
      started.push(input as (typeof started)[number])
    },
  }
  scope = { ...world.scope({ kind: 'system' }), durable }
  for (const { id } of await queuedOrRunning()) await remove(AssetId.parse(id))
})

const queuedOrRunning = () =>
  scope.db.q
    .selectFrom('media.assets')
    .select('id')
    .where('status', 'in', ['queued', 'processing'])
    .execute()

const someone = () => AccountId.parse(randomUUID())

/** A video that waits, as if it had been sent. */
const queue = async (owner: AccountId): Promise<AssetId> => {
  world.clock.advance(1)
  const id = AssetId.parse(randomUUID())
  const now = scope.now()
  const upload = {
    id: UploadId.parse(randomUUID()),
    owner_id: owner,
    key: `uploads/${id}`,
    purpose: 'video',
    name: 'a.mp4',
    type: 'video/mp4',
    found_type: 'video/mp4',
    bytes: 9,
    charged_bytes: 0,
  } as const
  await scope.transact((tx) =>
    insertAsset(tx, { id, upload, etag: 'e', heavy: true, now, dueAt: null }),
  )
  return id
}

const finish = async ({ assetId, attempt }: { assetId: AssetId; attempt: number }) => {
  const facts = { width: 2, height: 2, placeholder: '' }
  await scope.transact((tx) => setFacts(tx, assetId, facts, []))
  await completeAsset(scope, { id: assetId, attempt })
}

const remove = async (id: AssetId) => {
  await scope.transact((tx) => removeAsset(tx, id, scope.now()))
  const asset = await findAsset(scope.db, id)
  if (asset?.status === 'processing') await finish({ assetId: id, attempt: asset.attempt })
}

describe('the slots for runs', () => {
  it('are as many as configured, however often and by how many they are given out', async () => {
    const owner = someone()
    for (let count = 0; count < 5; count++) await queue(owner)
    await Promise.all([dispatchAssets(scope), dispatchAssets(scope), dispatchAssets(scope)])
    expect(started).toHaveLength(scope.config.MEDIA_SLOTS)
  })

  it("go to another's first file before the rest of a hundred", async () => {
    const [many, other] = [someone(), someone()]
    for (let count = 0; count < 100; count++) await queue(many)
    await dispatchAssets(scope)
    const theirs = await queue(other)
    const [running] = started
    if (!running) throw new Error('nothing was started')
    await finish(running)
    await dispatchAssets(scope)
    expect(started.at(-1)?.assetId).toBe(theirs)
  })

  it('go to the oldest of those who have equally many', async () => {
    const first = await queue(someone())
    const second = await queue(someone())
    await queue(someone())
    await dispatchAssets(scope)
    expect(started.map(({ assetId }) => assetId)).toEqual([first, second])
  })
})

describe('the lease of a run', () => {
  it('is given back when the engine is away', async () => {
    const id = await queue(someone())
    const durable = { start: () => Promise.reject(new EngineAway('Restate', null)) }
    await expect(dispatchAssets({ ...scope, durable })).rejects.toThrow(EngineAway)
    expect((await findAsset(scope.db, id))?.status).toBe('queued')
  })

  it('is kept by signs of life, and lost without them to a run of another number', async () => {
    const assetId = await queue(someone())
    await dispatchAssets(scope)
    world.clock.advance(4 * minute)
    expect(await keepRunAlive(scope, { assetId, attempt: 1 })).toBe(true)
    world.clock.advance(4 * minute)
    await dispatchAssets(scope)
    expect(started).toEqual([{ assetId, attempt: 1 }])
    world.clock.advance(2 * minute)
    await dispatchAssets(scope)
    expect(started).toEqual([
      { assetId, attempt: 1 },
      { assetId, attempt: 2 },
    ])
    expect(await keepRunAlive(scope, { assetId, attempt: 1 })).toBe(false)
    await finish({ assetId, attempt: 1 })
    expect((await findAsset(scope.db, assetId))?.status).toBe('processing')
  })

  it('is free again when its run was lost and nobody wants what it made', async () => {
    const lost = await queue(someone())
    await dispatchAssets(scope)
    await scope.transact((tx) => removeAsset(tx, lost, scope.now()))
    world.clock.advance(6 * minute)
    for (let count = 0; count < scope.config.MEDIA_SLOTS; count++) await queue(someone())
    await dispatchAssets(scope)
    expect(started).toHaveLength(1 + scope.config.MEDIA_SLOTS)
    expect(started.filter(({ assetId }) => assetId === lost)).toHaveLength(1)
    world.clock.advance(120 * minute)
    await runDue(scope, mediaDue)
    expect(await findAsset(scope.db, lost)).toBeNull()
  })

  it('is not given to what was removed while it waited', async () => {
    const id = await queue(someone())
    await remove(id)
    await dispatchAssets(scope)
    expect(started).toEqual([])
  })
})
